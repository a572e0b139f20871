import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useShownInBar } from '#ui/layout/useShownInBar.ts'
import { presetOrders } from './boardOrder.ts'
import { orderOptions } from './orderMarkets.ts'

const route = getRouteApi('/markets')

/** The orders asked for most, as links: the others are in the select. On a phone the line scrolls sideways. */
export function BoardPresets() {
  const { order } = route.useSearch()
  const bar = useRef<HTMLElement>(null)
  useShownInBar(bar, '[aria-current]', order ?? '')
  return (
    <nav
      ref={bar}
      aria-label="Order"
      className="fading-ends relative scrollbar-none flex gap-0.5 overflow-x-auto max-sm:-mx-2 max-sm:-my-1 max-sm:w-[calc(100%+1rem)] max-sm:py-2 sm:h-8 sm:items-center"
    >
      {orderOptions.slice(0, presetOrders).map(({ value, label }, index) => (
        <Link
          key={value}
          from="/markets"
          to="/markets"
          search={(before) => ({ ...before, order: index === 0 ? undefined : value })}
          activeOptions={{ exact: true }}
          replace
          resetScroll={false}
          className="relative inline-flex h-7 shrink-0 items-center rounded-md px-2 text-sm text-muted transition-colors outline-offset-[-2px] before:absolute before:inset-x-0 before:-inset-y-2 hover:bg-raised hover:text-text aria-[current=page]:bg-soft aria-[current=page]:text-accent"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
