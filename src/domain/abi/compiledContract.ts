import * as v from 'valibot'

/** A contract in a compiler's file. `code` is the deployed code in hexadecimal, null for an interface and a bare ABI. */
export type CompiledContract = { name: string; abi: unknown; code: string | null; gaps: readonly Gap[] }

/** A range of bytes of a code that is unknown before deployment. */
type Gap = { start: number; length: number }

const references = v.fallback(
  v.record(v.string(), v.array(v.object({ start: v.number(), length: v.number() }))),
  {},
)
const codeSchema = v.object({
  object: v.fallback(v.string(), ''),
  immutableReferences: v.optional(references, {}),
  linkReferences: v.optional(v.fallback(v.record(v.string(), references), {}), {}),
})
const abi = v.pipe(
  v.array(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check(({ type }) => typeof type === 'string'),
    ),
  ),
  v.minLength(1),
)

/** Foundry writes the code as an object with references, Hardhat as a string. */
const artifactSchema = v.object({
  abi,
  contractName: v.optional(v.fallback(v.string(), ''), ''),
  deployedBytecode: v.optional(
    v.union([
      codeSchema,
      v.pipe(
        v.string(),
        v.transform((object) => ({ object, immutableReferences: {}, linkReferences: {} })),
      ),
    ]),
  ),
})
const outputSchema = v.object({
  contracts: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({ abi, evm: v.optional(v.object({ deployedBytecode: v.optional(codeSchema) })) }),
    ),
  ),
})

/**
 * The contracts in a JSON file of a compiler: an artifact of Foundry or Hardhat, a build info, the compiler's output, or
 * a bare ABI, which is named after its file. Empty for any other JSON.
 */
export function readCompiled(file: string, json: unknown): CompiledContract[] {
  const name = file.replace(/\.json$/i, '')
  if (v.is(abi, json)) return [{ name, abi: json, code: null, gaps: [] }]
  const build = v.safeParse(v.object({ output: outputSchema }), json)
  const output = build.success
    ? build
    : v.safeParse(
        v.pipe(
          outputSchema,
          v.transform((found) => ({ output: found })),
        ),
        json,
      )
  if (output.success)
    return Object.values(output.output.output.contracts).flatMap((contracts) =>
      Object.entries(contracts).map(([each, { abi, evm }]) => compiled(each, abi, evm?.deployedBytecode)),
    )
  const artifact = v.safeParse(artifactSchema, json)
  if (!artifact.success) return []
  const { contractName, deployedBytecode } = artifact.output
  return [compiled(contractName || name, artifact.output.abi, deployedBytecode)]
}

function compiled(name: string, abi: unknown, code?: v.InferOutput<typeof codeSchema>): CompiledContract {
  // Each library address is a placeholder.
  const digits = (code?.object ?? '').replace(/^0x/, '').replace(/__\$[0-9a-f]{34}\$__/gi, '0'.repeat(40))
  const gaps = code
    ? [code.immutableReferences, ...Object.values(code.linkReferences)].flatMap((each) =>
        Object.values(each).flat(),
      )
    : []
  return { name, abi, code: /^([0-9a-f]{2})+$/i.test(digits) ? digits.toLowerCase() : null, gaps }
}

/**
 * Whether a deployed code is that of a compiled contract. The compiler's metadata at the end, immutables and the
 * addresses of libraries are not compared.
 */
export function isCodeOf(contract: CompiledContract, deployed: string): boolean {
  if (contract.code === null) return false
  const wanted = withoutMetadata(contract.code)
  const found = withoutMetadata(deployed.replace(/^0x/, '').toLowerCase())
  if (wanted === '' || wanted.length !== found.length) return false
  const gaps = [...contract.gaps, ...unmarkedGaps(wanted)]
  return masked(wanted, gaps) === masked(found, gaps)
}

/** The metadata is a CBOR map of one to four entries, and its length in the last two bytes. */
function withoutMetadata(digits: string): string {
  const start = digits.length - 4 - Number.parseInt(digits.slice(-4), 16) * 2
  return start >= 0 && /^a[1-4]/.test(digits.slice(start)) ? digits.slice(0, start) : digits
}

/**
 * Finds the gaps that Hardhat does not list: immutables are pushes of 32 zero bytes, and a library begins with its own
 * address.
 */
function unmarkedGaps(digits: string): Gap[] {
  const pushes = [...digits.matchAll(/7f(?=0{64})/g)].filter(({ index }) => index % 2 === 0)
  const own = digits.startsWith(`73${'0'.repeat(40)}`) ? [{ start: 1, length: 20 }] : []
  return [...own, ...pushes.map(({ index }) => ({ start: index / 2 + 1, length: 32 }))]
}

function masked(digits: string, gaps: readonly Gap[]): string {
  const text = [...digits]
  for (const { start, length } of gaps)
    for (let at = start * 2; at < Math.min((start + length) * 2, text.length); at += 1) text[at] = '0'
  return text.join('')
}
