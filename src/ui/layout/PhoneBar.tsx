import type { ReactNode } from 'react'

type PhoneBarProps = {
  label: string
  /** Large buttons or links, in equal parts. */
  children: ReactNode
}

/**
 * What a page is for, in reach of a thumb: the bar on the navigation of a phone, which stays while the page scrolls; on a
 * wider screen at the end of the page, and in view until there.
 */
export function PhoneBar({ label, children }: PhoneBarProps) {
  return (
    <section
      aria-label={label}
      data-phone-bar
      className="fixed inset-x-0 bottom-14 z-20 grid auto-cols-fr grid-flow-col gap-2 border-t bg-surface px-4 py-2 sm:sticky sm:bottom-2 sm:mt-4 sm:rounded-lg sm:border"
    >
      {children}
    </section>
  )
}
