import { AreaStateBadge } from '@/components/areas/area-state-badge';
import { AreaView } from '@/components/areas/area-view';
import { RegionNames } from '@/components/areas/region-names';
import { areaMark } from '@/components/maps/sheet/area-mark';
import { definePage, type PageContext } from '@/components/page/define-page';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { wholeName } from '@/lib/i18n/unparted';
import { areaDescription } from '@/lib/site/areas/area-description';
import { mapTiles } from '@/lib/site/maps/interactive/map-tiles';
import { loadArea } from '@/lib/site/views/areas-page';

/** The page's guard has seen that the area exists; between the two it can only have gone. */
async function areaOf({ params }: PageContext) {
  const data = await loadArea(String(params.area));
  if (data === null) throw new Error(`The area "${params.area}" has gone while its page was made.`);
  return data;
}

const page = definePage(
  'area',
  async (context) => {
    const data = await areaOf(context);
    const { regions, area, grounds } = data;
    const title = area.name[context.locale];
    const isToldByTitle = regions.every(({ name }) => title.includes(name[context.locale]));
    return (
      <>
        <PageHeader
          route="area"
          title={wholeName(title)}
          lead={isToldByTitle ? null : <RegionNames regions={regions} />}
          mark={areaMark(regions, grounds)}
          aside={<AreaStateBadge area={area} isOwn />}
        />
        <AreaView data={data} tiles={mapTiles()} />
        <HelpStrip />
      </>
    );
  },
  { head: async (context) => areaDescription((await areaOf(context)).area, context.locale) },
);

// Not prerendered: the data are those of the running registry, not of the machine that built the site.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
