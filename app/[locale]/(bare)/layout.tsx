import { BareShell } from '@/components/shell/bare-shell';

export default function BareLayout({ children }: LayoutProps<'/[locale]'>) {
  return <BareShell>{children}</BareShell>;
}
