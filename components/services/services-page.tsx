import { useTranslations } from 'next-intl';
import { BasisNote } from '@/components/page/basis-note';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { WithHelpline } from '@/components/shell/helpline';
import { Alert } from '@/components/ui/alert';
import { FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { Section } from '@/components/ui/section';
import { services } from '@/lib/site/routing/services';
import { Audiences } from './audiences';
import { ServiceGrid } from './service-grid';

/** All services in their two groups (spec section 2). */
export function ServicesPage() {
  const t = useTranslations('Services');
  const ofKind = (kind: 'registry' | 'platform') => services.filter((service) => service.kind === kind);
  return (
    <>
      <PageHeader route="services" />
      <Section id="registry" title={t('groups.registry.title')} lead={t('groups.registry.lead')}>
        <ServiceGrid of={ofKind('registry')} />
        <div className="mt-5 md:mt-8">
          <FoldedOnPhone title={t('feeNote.title')}>
            <Alert>
              <p className="font-bold max-sm:hidden print:block">{t('feeNote.title')}</p>
              <WithHelpline text={t('feeNote.text')} />
              <div className="mt-2">
                <BasisNote of="services.fees" />
              </div>
            </Alert>
          </FoldedOnPhone>
        </div>
      </Section>
      <Section id="platform" tone="tint" title={t('groups.platform.title')} lead={t('groups.platform.lead')}>
        <ServiceGrid of={ofKind('platform')} />
      </Section>
      <Section id="audiences" title={t('audiences.title')} lead={t('audiences.lead')}>
        <Audiences />
      </Section>
      <HelpStrip />
    </>
  );
}
