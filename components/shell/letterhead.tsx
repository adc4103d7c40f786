import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/ui/brand-mark';
import { customerServiceNumber } from '@/lib/site/constants';
import { siteUrl } from '@/lib/site/routing/metadata';

/**
 * Head of every printed page: whose it is, and from which address and when. The last two are written by the browser as it
 * prints (lib/page-start/page-start.cjs); without JavaScript the page says them below (components/data/printed-address.tsx), or
 * else the site's address stands there.
 */
export function Letterhead() {
  const t = useTranslations('Shell.print');
  const shell = useTranslations('Shell');
  const site = useTranslations('Site');
  return (
    <div className="letterhead">
      <div className="flex items-center justify-between gap-6">
        <p className="flex items-center gap-3 text-lg font-bold">
          <BrandMark className="size-9" />
          {site('productName')}
        </p>
        <p className="text-sm">
          {shell('helpline')}{' '}
          <bdi dir="ltr" className="font-bold">
            {customerServiceNumber}
          </bdi>
        </p>
      </div>
      <p className="mt-2 text-sm">
        {t('printed')} <span data-prints="time" />
      </p>
      <p className="text-sm break-all">
        {t('address')}{' '}
        <bdi dir="ltr" data-prints="address">
          <span>{siteUrl()}</span>
        </bdi>
      </p>
    </div>
  );
}
