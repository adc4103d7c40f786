import { useLocale, useTranslations } from 'next-intl';
import { type AroundName, aroundPlaces } from '@/lib/site/maps/kingdom/map-labels';

/**
 * The words of the interactive map in the page's language, to hand to it as props: a table, which says all of them in one place.
 * @param isPlanned whether it shows one announcement, and that is still to come
 */
export function useMapTexts(isPlanned = false) {
  const t = useTranslations('Areas');
  const map = useTranslations('AreaMap');
  return {
    locale: useLocale(),
    words: {
      show: map('show'),
      hide: map('hide'),
      loading: map('loading'),
      failed: map('failed'),
      retry: map('retry'),
      name: map('name'),
      zoomIn: map('zoomIn'),
      zoomOut: map('zoomOut'),
      up: map('up'),
      down: map('down'),
      left: map('left'),
      right: map('right'),
      reset: map('reset'),
      all: map('all'),
      fullScreen: map('fullScreen'),
      endFullScreen: map('endFullScreen'),
      controls: map('controls'),
      timeline: map('timeline'),
      play: map('play'),
      pause: map('pause'),
      earlier: map('earlier'),
      later: map('later'),
      jump: map('jump'),
      jumpToCity: map('jumpToCity'),
      announcements: t('figures.areas'),
      cities: map('cities'),
      districtsNamed: t('figures.districts'),
      districts: map('districts'),
      closePopup: map('closePopup'),
      legend: map('legend'),
      details: map('details'),
      today: map('today'),
      startsOn: t('startsOn'),
      endsOn: t('endsOn'),
      answerHere: map('answerHere'),
      indicative: map('indicative'),
      official: map('official'),
      choose: map('choose'),
      chooseRegion: map('chooseRegion'),
      chooseDistrict: map('chooseDistrict'),
      ended: map('ended', { day: '{day}' }),
      km: t('sheet.km', { n: '{n}' }),
      m: t('sheet.m', { n: '{n}' }),
      around: Object.fromEntries(aroundPlaces.map(({ key }) => [key, t(`map.around.${key}`)])) as Record<
        AroundName,
        string
      >,
      states: {
        undated: t('state.undated'),
        open: t('state.open'),
        announced: t('state.announced'),
        to_be_announced: t('state.to_be_announced'),
        closed: t('state.closed'),
        whole: isPlanned ? t('sheet.planned.whole') : t('sheet.whole'),
        part: isPlanned ? t('sheet.planned.part') : t('sheet.part'),
        around: t('sheet.around'),
        elsewhere: t('sheet.elsewhere'),
      },
    },
  };
}
