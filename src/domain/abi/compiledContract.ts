import * as v from 'valibot'
import { cleanText } from '#lib/text/text.ts'

/** A contract in a compiler's file. `code` is the deployed code in hexadecimal, null for an interface and a bare ABI. */
export type CompiledContract = { name: string; abi: unknown; code: string | null }

const longestName = 79

const codeSchema = v.object({ object: v.fallback(v.string(), '') })
const abi = v.pipe(
  v.array(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check(({ type }) => typeof type === 'string'),
    ),
  ),
  v.minLength(1),
)

/** Foundry writes the code as an object, Hardhat as a string. */
const artifactSchema = v.object({
  abi,
  contractName: v.optional(v.fallback(v.string(), ''), ''),
  deployedBytecode: v.optional(
    v.union([
      codeSchema,
      v.pipe(
        v.string(),
        v.transform((object) => ({ object })),
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
  if (v.is(abi, json)) return [compiled(name, json)]
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
  return {
    name: cleanText(name, { longest: longestName }),
    abi,
    code: /^([0-9a-f]{2})+$/i.test(digits) ? digits.toLowerCase() : null,
  }
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
  return masked(wanted, wanted) === masked(found, wanted)
}

/** A code without the metadata at its end: a CBOR map of one to four entries, and its length in the last two bytes. */
function withoutMetadata(digits: string): string {
  const start = digits.length - 4 - Number.parseInt(digits.slice(-4), 16) * 2
  return start >= 0 && /^a[1-4]/.test(digits.slice(start)) ? digits.slice(0, start) : digits
}

/**
 * A code with zeros where a compiled code has bytes that only deployment fills: the operands of pushes of zeros, 32 bytes
 * for an immutable and 20 for a library, and a library's own address at its start. The file's own lists of such ranges are
 * not read, because a forged list could cover everything that differs.
 */
function masked(digits: string, compiled: string): string {
  let text = ''
  let end = 0
  for (const { index, 0: gap } of compiled.matchAll(/7f0{64}|730{40}/g)) {
    if (index % 2 !== 0) continue
    text += `${digits.slice(end, index + 2)}${'0'.repeat(gap.length - 2)}`
    end = index + gap.length
  }
  return text + digits.slice(end)
}
