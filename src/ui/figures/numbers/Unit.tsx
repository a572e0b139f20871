import { formatUnit } from '#lib/format/unit.ts'

type UnitProps = { children: string }

/** The unit behind a figure, such as the symbol of a token. */
export function Unit({ children }: UnitProps) {
  return <bdi className="unit text-faint">{` ${formatUnit(children)}`}</bdi>
}
