import { cleanText } from '#lib/text/text.ts'

/** A parameter: `type` in full, as in `uint256[2]`, a tuple's fields in `components`; `name` is empty without one. */
export type SignatureParameter = { name: string; type: string; components?: SignatureParameter[] }

/**
 * A signature in the form that is hashed, with its parts, or a sentence that says why the text is no signature. `kind` is
 * the word before the name, where there is one.
 */
type CanonicalSignature =
  | { signature: string; kind: string; name: string; inputs: SignatureParameter[] }
  | { problem: string }

/** The types of the ABI, and the short names that Solidity accepts for some of them. */
const elementary = /^(?:address|bool|string|function|u?int\d*|bytes\d*|u?fixed(?:\d+x\d+)?|byte)$/
const fullNames: Readonly<Record<string, string>> = {
  uint: 'uint256',
  int: 'int256',
  byte: 'bytes1',
  fixed: 'fixed128x18',
  ufixed: 'ufixed128x18',
}

/** What a contract has without a name to hash. */
const nameless = new Set(['constructor', 'fallback', 'receive', 'function', 'event', 'error', 'modifier'])

const longest = 10_000

class SignatureProblem extends Error {}

/**
 * The signature that a selector or topic is the hash of: the name and the full types of the parameters, without their
 * names, as in `transfer(address,uint256)`. Reads what Solidity and JSON tools write: `function`, `event` or `error`
 * before the name, names and places of parameters, tuples, and what follows the parameters.
 */
export function canonicalSignature(typed: string): CanonicalSignature {
  const text = cleanText(typed.replace(/[\t\r]/g, ' '), { longest, lines: true })
  const [, kind = '', name, rest] =
    /^\s*(?:(function|event|error)\s+)?([A-Za-z_$][\w$]*)\s*(\([\s\S]*)$/.exec(text) ?? []
  if (!name || !rest) return { problem: 'Enter a name and, in brackets, its types.' }
  if (nameless.has(name))
    return { problem: `“${name}” is a word of Solidity, not a name: it has no selector.` }
  try {
    const end = closingBracket(rest)
    const after = rest.slice(end + 1)
    if (!closesEach(after)) return { problem: 'A bracket is closed that was not opened, or not closed.' }
    if (!/^[\w\s$.,()[\];]*$/.test(after)) return { problem: 'The text after the brackets cannot be read.' }
    const inputs = parametersOf(rest.slice(1, end))
    return { signature: `${name}(${inputs.map(typeInSignature).join(',')})`, kind, name, inputs }
  } catch (error) {
    if (error instanceof SignatureProblem) return { problem: error.message }
    throw error
  }
}

/** Whether the brackets of what follows the parameters fit: `override(A, B) onlyRole(ADMIN) returns (bool)`. */
function closesEach(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** The index of the bracket that closes the first one of the text. Throws `SignatureProblem` when none does. */
function closingBracket(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  throw new SignatureProblem('A bracket is not closed.')
}

function parametersOf(text: string): SignatureParameter[] {
  return text.trim() === '' ? [] : parted(text).map(parameterOf)
}

/** The type of a parameter as it is hashed: a tuple is its types in brackets. */
function typeInSignature({ type, components }: SignatureParameter): string {
  if (!components) return type
  return `(${components.map(typeInSignature).join(',')})${type.slice('tuple'.length)}`
}

/** Splits a list of parameters at its commas, except at those inside of inner brackets. */
function parted(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

function parameterOf(parameter: string): SignatureParameter {
  const text = parameter.trim()
  if (text === '') throw new SignatureProblem('A type is missing beside a comma.')
  const opening = /^(?:tuple\s*)?\(/.exec(text)
  if (opening) {
    const inner = text.slice(opening[0].length - 1)
    const end = closingBracket(inner)
    const { sizes, name } = afterType(inner.slice(end + 1))
    return { name, type: `tuple${sizes}`, components: parametersOf(inner.slice(1, end)) }
  }
  const [, type = text, rest = ''] = /^([\w$.]+)([\s\S]*)$/.exec(text) ?? []
  if (!isElementary(type))
    throw new SignatureProblem(
      `“${type}” is not a type of the ABI. A contract is an address, an enum a uint8, a struct its types in brackets.`,
    )
  if (type === 'function' && /^\s*\(/.test(rest)) return functionParameter(rest.trim())
  // An address that may be paid is an address to the ABI, also in a list.
  const { sizes, name } = afterType(type === 'address' ? rest.replace(/^\s+payable(?!\w)/, '') : rest)
  return { name, type: `${fullNames[type] ?? type}${sizes}` }
}

/** What may stand between the brackets and the name of a function that is a parameter. */
const ofFunctions = /^\s*(?:(?:external|pure|view|payable|returns\s*\([^()]*\))\s*)*/

/** A function as a parameter, `function(uint256) external returns (bool) callback`: its own types are not hashed. */
function functionParameter(text: string): SignatureParameter {
  const end = closingBracket(text)
  parametersOf(text.slice(1, end))
  const [words = ''] = ofFunctions.exec(text.slice(end + 1)) ?? []
  if (!/\bexternal\b/.test(words)) throw new SignatureProblem('Only an external function can be a parameter.')
  const { sizes, name } = afterType(text.slice(end + 1 + words.length))
  return { name, type: `function${sizes}` }
}

function isElementary(type: string): boolean {
  if (!elementary.test(type)) return false
  const bits = /^u?int(\d+)$/.exec(type)?.[1]
  if (bits !== undefined) return /^[1-9]/.test(bits) && Number(bits) <= 256 && Number(bits) % 8 === 0
  const [, size, places] = /^u?fixed(\d+)x(\d+)$/.exec(type) ?? []
  if (size && places)
    return isElementary(`int${size}`) && /^(?:0|[1-9]\d?)$/.test(places) && Number(places) <= 80
  const bytes = /^bytes(\d+)$/.exec(type)?.[1]
  return bytes === undefined || (/^[1-9]/.test(bytes) && Number(bytes) <= 32)
}

/** The words of Solidity that stand between a type and a name. */
const places = new Set(['memory', 'calldata', 'storage', 'indexed', 'payable'])

/**
 * What stands after a type: the array sizes, `[]` or `[3]`, and the name; a data location and `indexed` are dropped. Throws
 * `SignatureProblem` for anything else.
 */
function afterType(text: string): { sizes: string; name: string } {
  const [, sizes = '', words = ''] = /^((?:\s*\[\s*(?:[1-9]\d*)?\s*\])*)([\s\S]*)$/.exec(text) ?? []
  if (!/^\s*(?:[A-Za-z_$][\w$]*\s*)*$/.test(words))
    throw new SignatureProblem(`“${words.trim()}” cannot be read as the name of a parameter.`)
  const [name = '', ...more] = words.split(/\s+/).filter((word) => word !== '' && !places.has(word))
  if (more.length > 0)
    throw new SignatureProblem(`“${words.trim()}” is more than the name of a parameter. Is a comma missing?`)
  return { sizes: sizes.replace(/\s+/g, ''), name }
}
