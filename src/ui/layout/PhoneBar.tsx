import type { ReactNode } from 'react'

type PhoneBarProps = {
  label: string
  /** Large buttons or links, in equal parts. */
  children: ReactNode
}

/**
 * What a page is for, in reach of a thumb: the bar on the navigation of a phone, or at the lower edge of a wider screen,
 * which stays while the page scrolls.
 */
export function PhoneBar({ label, children }: PhoneBarProps) {
  return (
    <section
      aria-label={label}
      data-phone-bar
      className="fixed inset-x-0 bottom-(--navigation) z-20 grid auto-cols-fr grid-flow-col gap-2 border-t bg-surface px-4 py-2 low:py-1 low:*:h-9"
    >
      {children}
    </section>
  )
}
