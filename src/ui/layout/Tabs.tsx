import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { formatCount } from '#lib/format/count.ts'
import { useShownInBar } from './useShownInBar.ts'

export type Tab<Id extends string> = {
  id: Id
  label: string
  /** How many rows it has, or words for that many: `50+`. */
  count?: number | string | null | undefined
}

type TabsProps<Id extends string> = {
  /** What the tabs belong to: "Transaction". */
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  /** The one without a search parameter: the first where nothing else is said. */
  byDefault?: Id | undefined
  /** Search parameters that stay when the tab changes. Others, such as the page of a list, are dropped. */
  keep?: readonly string[]
  /** An `AsOf` for the content, at the right end. */
  asOf?: ReactNode
  /** The current tab's content. */
  children: ReactNode
}

/** More tabs than these need not fit in a line of a phone. */
const mostInLine = 4

/**
 * Tabs with their state in the URL (`?tab=`): links with the keyboard and the roles of tabs. Many of them are on a phone in
 * one line that scrolls sideways, or with More in several.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  byDefault = tabs[0]?.id,
  keep = [],
  asOf,
  children,
}: TabsProps<Id>) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useShownInBar(bar, '[aria-selected=true]', current)
  return (
    <>
      <div className="tab-line">
        <div
          ref={bar}
          role="tablist"
          aria-label={label}
          className={`relative scroll-mt-14 -mb-px flex min-w-0 gap-x-5 pb-px ${isWhole ? 'flex-wrap' : 'fading-ends'}`}
          onKeyDown={moveFocus}
        >
          {tabs.map((tab) => (
            <Link
              key={tab.id}
              to="."
              search={(before: Record<string, unknown>) =>
                nextSearch(before, keep, tab.id === byDefault ? undefined : tab.id)
              }
              replace
              resetScroll={false}
              onClick={() => bar.current && bringUp(bar.current)}
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === current ? 0 : -1}
              data-empty={(tab.count === 0 && tab.id !== current) || undefined}
              className="tab"
            >
              {tab.label}{' '}
              {tab.count != null && (
                <span className="font-normal text-faint">
                  {typeof tab.count === 'number' ? formatCount(tab.count) : tab.count}
                </span>
              )}
            </Link>
          ))}
        </div>
        {asOf}
        {tabs.length > mostInLine && (
          <button
            type="button"
            aria-expanded={isWhole}
            className="link h-9 self-start text-sm sm:hidden"
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Less' : 'More'}
          </button>
        )}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className="grid gap-4">
        {children}
      </div>
    </>
  )
}

/** Scrolls tabs of the lower half of the window up, so that what they open is seen. */
function bringUp(bar: HTMLElement) {
  if (bar.getBoundingClientRect().top > innerHeight / 2) bar.scrollIntoView()
}

function nextSearch(before: Record<string, unknown>, keep: readonly string[], tab: string | undefined) {
  const kept = keep.filter((name) => before[name] !== undefined).map((name) => [name, before[name]])
  return { ...Object.fromEntries(kept), ...(tab === undefined ? {} : { tab }) } as never
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys move to another tab and open it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]'))
  const index = tabs.findIndex((tab) => tab.contains(document.activeElement))
  if (!step || index < 0) return
  event.preventDefault()
  const target = tabs[step(index, tabs.length)]
  target?.focus()
  target?.click()
}
