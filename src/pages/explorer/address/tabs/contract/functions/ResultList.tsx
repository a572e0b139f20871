import { type NamedValue, valueText } from '#domain/decoding/abiText.ts'
import { addressParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { LongText } from '#ui/figures/LongText.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type ResultListProps = { values: readonly NamedValue[] }

/** What a function returned: each value with its name and type. */
export function ResultList({ values }: ResultListProps) {
  if (values.length === 0) return <p className="text-faint">Returns nothing.</p>
  const rows = values.map((value, index) => ({ ...value, index }))
  return (
    <dl className="grid gap-1.5 rounded-md border px-3 py-2">
      {rows.map(({ name, type, value, index }) => (
        <div key={index} className="flex flex-wrap items-baseline gap-x-3">
          <dt className="text-xs text-faint">
            {name} {type}
          </dt>
          <dd className="min-w-0 break-all whitespace-pre-wrap">
            {type === 'address' && typeof value === 'string' ? (
              <AddressLink address={addressParameter(value)} whole />
            ) : (
              <span className="font-mono">
                <LongText>{valueText(value)}</LongText>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
