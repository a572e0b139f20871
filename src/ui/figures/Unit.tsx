import { formatUnit } from '#lib/format/unit.ts'
import { ExternalText } from './ExternalText.tsx'

type UnitProps = { children: string }

/** The unit behind a figure, such as the symbol of a token. */
export function Unit({ children }: UnitProps) {
  return (
    <span className="text-faint">
      {' '}
      <ExternalText>{formatUnit(children)}</ExternalText>
    </span>
  )
}
