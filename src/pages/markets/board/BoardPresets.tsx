import { Link } from '@tanstack/react-router'
import { presetOrders } from './boardOrder.ts'
import { orderOptions } from './orderMarkets.ts'

/** The orders asked for most, as links: the others are in the select, on a phone all of them. */
export function BoardPresets() {
  return (
    <nav aria-label="Order" className="flex h-8 items-center gap-0.5">
      {orderOptions.slice(0, presetOrders).map(({ value, label }, index) => (
        <Link
          key={value}
          from="/markets"
          to="/markets"
          search={(before) => ({ ...before, order: index === 0 ? undefined : value })}
          activeOptions={{ exact: true }}
          replace
          resetScroll={false}
          className="part-link"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
