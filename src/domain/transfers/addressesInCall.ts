import * as v from 'valibot'
import { type Address, address } from '#lib/wire/shapes.ts'

const selectorDigits = 10

/** What may be an address among the arguments of a call: each word of twenty bytes after twelve empty ones. */
export function addressesInCall(data: string): Address[] {
  const words = data.slice(selectorDigits).match(/.{64}/g) ?? []
  const found = words.flatMap((word) => (/^0{24}(?!0{8})/.test(word) ? [`0x${word.slice(24)}`] : []))
  return [...new Set(found)].flatMap((each) => {
    const result = v.safeParse(address, each)
    return result.success ? [result.output] : []
  })
}
