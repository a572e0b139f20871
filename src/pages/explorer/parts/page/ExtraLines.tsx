import type { ExtraLine, ExtraValue } from '#interfaces/explorer/extras/extraField.ts'
import { formatCount } from '#lib/format/count.ts'
import { GasPrice, NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'

type ExtraLinesProps = { title: string; lines: readonly ExtraLine[] }

/** A panel of properties that only some explorers send; nothing when there are none. */
export function ExtraLines({ title, lines }: ExtraLinesProps) {
  if (lines.length === 0) return null
  return (
    <Panel title={title} source="explorer">
      <MoreRows rows={numbered(lines)}>
        {(shown) => (
          <Details columns>
            {shown.map(({ line: { label, value }, index }) => (
              <Detail key={index} wide={value.kind === 'hash'} full={value.kind === 'hash'} label={label}>
                <Value value={value} />
              </Detail>
            ))}
          </Details>
        )}
      </MoreRows>
    </Panel>
  )
}

/** A value by its kind. A hash is no link, because it is of another chain or of no transaction. */
function Value({ value }: { value: ExtraValue }) {
  switch (value.kind) {
    case 'native':
      return <NativeAmount wei={value.wei} exact />
    case 'gasPrice':
      return <GasPrice wei={value.wei} exact />
    case 'count':
      return formatCount(value.count)
    case 'hash':
      return <Hash value={value.hash} whole />
    case 'address':
      return <AddressLink address={value.address} contract={null} />
    case 'time':
      return <Time at={value.at} style="full" />
    case 'text':
      return <ExternalText>{value.text}</ExternalText>
  }
}

function numbered(lines: readonly ExtraLine[]) {
  return lines.map((line, index) => ({ line, index }))
}
