/** More structs than a contract has: the parser walks each with all that contain it. */
const mostStructs = 300

const structLine = /^struct\s+([A-Za-z_$][\w$]*)\s*\{(.*)\}$/

/**
 * The most values that one struct among Solidity signatures comes to, with the structs inside it; infinite for one that
 * contains itself, and for more structs than a contract has. Twenty lines, each with two of the struct below, come to a million.
 */
export function largestStruct(lines: readonly string[]): number {
  const members = new Map(
    lines.flatMap((line) => {
      const [, name = '', body = ''] = structLine.exec(line) ?? []
      return name === '' ? [] : [[name, body.split(';').map(typeIn)] as const]
    }),
  )
  if (members.size > mostStructs) return Number.POSITIVE_INFINITY
  const sizes = new Map<string, number>()

  function sizeOf(name: string): number {
    const known = sizes.get(name)
    if (known !== undefined) return known
    const inside = members.get(name)
    if (!inside) return 1
    sizes.set(name, Number.POSITIVE_INFINITY)
    const size = inside.reduce((sum, type) => sum + sizeOf(type), 0)
    sizes.set(name, size)
    return size
  }

  return Math.max(0, ...[...members.keys()].reverse().map(sizeOf))
}

/** The name of a member's type, without its brackets. */
function typeIn(member: string): string {
  return /^[\w$]+/.exec(member.trim())?.[0] ?? ''
}
