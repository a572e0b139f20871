import { type ValueInWords, valueText } from './abiText.ts'

/**
 * A decoded value on one line, the fields of a tuple with the names in its type: a value of the type
 * `(address to, uint256 amount)[]` reads `[{ to: 0x…, amount: 5 }]`. Fields without names are a list.
 */
export function namedValueText(type: string, value: ValueInWords): string {
  if (typeof value === 'string') return value
  const array = /^(.*)\[\d*\]$/s.exec(type)
  if (array) return `[${value.map((each) => namedValueText(array[1] ?? '', each)).join(', ')}]`
  const fields = fieldsOf(type)
  if (fields.length !== value.length || fields.length === 0) return valueText(value)
  const isNamed = fields.every(({ name }) => name !== '')
  const texts = fields.map(({ type: inner, name }, at) => {
    const text = namedValueText(inner, value[at] ?? '')
    return isNamed ? `${name}: ${text}` : text
  })
  return isNamed ? `{ ${texts.join(', ')} }` : `[${texts.join(', ')}]`
}

/** The fields of a tuple type, such as `(address to, uint256 amount)`; empty for any other type. */
export function fieldsOf(type: string): { type: string; name: string }[] {
  if (!type.startsWith('(') || !type.endsWith(')')) return []
  const fields: string[] = ['']
  let depth = 0
  for (const character of type.slice(1, -1)) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) fields.push('')
    else fields[fields.length - 1] += character
  }
  return fields.map((field) => {
    const [, inner = field, name = ''] = /^\s*(.*\S)\s+([\w$]+)$/s.exec(field) ?? []
    return { type: inner.trim(), name }
  })
}
