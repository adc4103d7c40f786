import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { type ButtonVariant, buttonClass } from './button-class';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

/** A button acts on the page shown. `aria-disabled` rather than `disabled`: a disabled button drops out of the focus order. */
export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** A link with a button's weight: leads to another page. */
export function ButtonLink({ href, variant, className, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={buttonClass(variant, className)}>
      {children}
    </SiteLink>
  );
}
