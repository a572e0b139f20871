import { type NamedValue, type ValueInWords, valueText } from '#domain/decoding/abiText.ts'
import { fieldsOf, namedValueText } from '#domain/decoding/namedValueText.ts'
import { RecordedAddress } from '#pages/explorer/parts/cells/RecordedAddress.tsx'
import { addressParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { LongText } from '#ui/figures/LongText.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type ResultListProps = { values: readonly NamedValue[] }

/** What a function returned: each value with its name and type, each field of a tuple on a line of its own. */
export function ResultList({ values }: ResultListProps) {
  if (values.length === 0) return <p className="text-faint">Returns nothing.</p>
  return (
    <div className="rounded-md border px-3 py-2">
      <Fields values={values} areOwn />
    </div>
  )
}

/** `areOwn`: the values of the function itself, so few that the explorer can be asked for the name of each address. */
type FieldsProps = ResultListProps & { areOwn?: boolean }

function Fields({ values, areOwn = false }: FieldsProps) {
  const rows = values.map((value, index) => ({ ...value, index }))
  return (
    <dl className="grid gap-1.5">
      {rows.map(({ name, type, value, index }) => (
        <div key={index} className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
          <dt className="text-xs text-faint">
            {name} {type.replace(/^\(.*\)/s, 'tuple')}
          </dt>
          <dd className="min-w-0 break-all whitespace-pre-wrap">
            <Value type={type} value={value} isOwn={areOwn} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The most items of a list that have lines of their own. */
const mostItems = 50

/** A value; the fields of a tuple and the tuples and addresses of a list below each other, any other list on one line. */
function Value({ type, value, isOwn }: { type: string; value: ValueInWords; isOwn: boolean }) {
  if (typeof value === 'string') {
    if (type !== 'address') return <Plain>{value}</Plain>
    const address = addressParameter(value)
    return isOwn ? (
      <RecordedAddress address={address} whole />
    ) : (
      <AddressLink address={address} contract={null} whole />
    )
  }
  const fields = fieldsOf(type)
  if (fields.length === value.length && fields.length > 0)
    return (
      <div className="border-l pl-3">
        <Fields values={fields.map((field, at) => ({ ...field, value: value[at] ?? '' }))} />
      </div>
    )
  const [, item = ''] = /^(.*)\[\d*\]$/s.exec(type) ?? []
  if ((item !== 'address' && fieldsOf(item).length === 0) || value.length === 0 || value.length > mostItems)
    return <Plain>{item ? namedValueText(type, value) : valueText(value)}</Plain>
  const items = value.map((each, index) => ({ name: `[${index}]`, type: item, value: each }))
  return <Fields values={items} />
}

function Plain({ children }: { children: string }) {
  return (
    <span className="font-mono">
      <LongText>{children}</LongText>
    </span>
  )
}
