import { Select } from '#ui/form/Select.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { orderInWords, type TokenOrder } from './tokenOrder.ts'

type OrderLineProps = {
  /** Null where the rows prove none. */
  order: TokenOrder | null
  orders: readonly TokenOrder[]
  onOrder: (order: TokenOrder) => void
  /** Of which tokens, where that is not all. */
  note: string | null | false
}

/** Of which tokens an order is; on a phone, where no column has a head, also the choice of the order. */
export function OrderLine({ order, orders, onOrder, note }: OrderLineProps) {
  const isPhone = useIsPhone()
  if (!isPhone)
    return (
      order &&
      note && <p className="border-b px-4 py-2 text-xs text-faint">{`${orderInWords(order)}, ${note}`}</p>
    )
  const inOrder = { value: '', label: "The explorer's order" }
  const options = orders.map((each) => ({
    value: orderInWords(each),
    label: orderInWords(each),
    order: each,
  }))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 border-b px-4 py-2 text-xs text-faint">
      <Select
        label="Order"
        bare
        value={order ? orderInWords(order) : ''}
        options={order ? options : [inOrder, ...options]}
        onChange={(value) => {
          const chosen = options.find((each) => each.value === value)
          if (chosen) onOrder(chosen.order)
        }}
      />
      {note}
    </div>
  )
}
