import { type Address, getAddress } from 'viem'
import { readCompiled } from '#network/explorer/artifacts/artifactContract.ts'
import { isCodeOf } from '#network/explorer/artifacts/comparableCode.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import { compileSource, type StandardInput } from './compileSource.ts'
import type { VerifiedSource, VerifiedSources } from './verifiedSources.ts'

/** A source that a user submits for a contract. */
export type Submission = Omit<VerifiedSource, 'output'>

/** Compiles submitted sources one after another, and stores those that compile to the contract's code. */
export type Verification = {
  /** Queues a source. Resolves to an id for `result`. Throws an error with one sentence when it refuses the source. */
  submit(submission: Submission): Promise<string>
  /** The state of a submission, or undefined for an unknown id. */
  result(id: string): 'pending' | 'verified' | Refusal | undefined
}

/** Why a source was refused, in one sentence, and whether the one before it for this contract was refused, too. */
export type Refusal = { reason: string; isSecond: boolean }

/** The most sources that are compiled or wait for it. Each occupies a core while it compiles. */
const mostWaiting = 4
const mostResults = 1_000

/** `verified` is called with each contract whose source was stored. */
export function createVerification(
  node: Node,
  sources: VerifiedSources,
  verified: (address: Address) => void,
): Verification {
  const results = new Map<string, 'pending' | 'verified' | Refusal>()
  const refused = new Set<Address>()
  let last = Promise.resolve()
  let waiting = 0
  let count = 0

  async function check(submission: Submission): Promise<string> {
    const { address, contractName, compilerVersion } = submission
    const code = await node.getCode({ address })
    if (!code) return `There is no contract at ${address}.`
    const output = await compileSource(compilerVersion, forOne(submission.input, contractName))
    const [compiled] = readCompiled(contractName, output)
    if (!compiled?.code) return firstError(output) ?? `The source has no contract ${contractName} with code.`
    if (!isCodeOf(compiled, code))
      return `The compiled code of ${contractName} is not the code at ${address}: source, settings or compiler differ.`
    await sources.write({ ...submission, output })
    verified(address)
    return 'verified'
  }

  function conclude(address: Address, result: string): 'verified' | Refusal {
    const isSecond = refused.delete(address)
    if (result === 'verified') return result
    if (!isSecond) refused.add(address)
    const [oldest] = refused
    if (oldest && refused.size > mostResults) refused.delete(oldest)
    return { reason: result, isSecond }
  }

  return {
    async submit(submission) {
      if (waiting >= mostWaiting) throw new Error('Other sources are being compiled: try again in a minute.')
      if (!(await node.getCode({ address: submission.address })))
        throw new Error(`There is no contract at ${submission.address}.`)
      waiting += 1
      count += 1
      const id = `${submission.address.slice(2).toLowerCase()}${count.toString(16).padStart(8, '0')}`
      results.set(id, 'pending')
      const [oldest] = results.keys()
      if (oldest !== undefined && results.size > mostResults) results.delete(oldest)
      last = last
        .then(() => check(submission))
        .catch((error) => (error instanceof Error ? error.message : String(error)))
        .then((result) => {
          waiting -= 1
          results.set(id, conclude(submission.address, result))
        })
      return id
    },
    result: (id) => results.get(id),
  }
}

/** The same input with an output selection of one contract: only what is compared and shown. */
function forOne(input: StandardInput, contractName: string): StandardInput {
  const [file, name] = splitName(contractName)
  const outputs = ['abi', 'evm.deployedBytecode']
  const { modelChecker: _, ...settings } = input.settings
  return { ...input, settings: { ...settings, outputSelection: { [file]: { [name]: outputs } } } }
}

/** `src/Counter.sol:Counter` as file and name. */
export function splitName(contractName: string): [string, string] {
  const at = contractName.lastIndexOf(':')
  return [at < 0 ? '*' : contractName.slice(0, at), contractName.slice(at + 1)]
}

function firstError(output: unknown): string | undefined {
  const { errors = [] } = output as { errors?: { severity: string; message: string }[] }
  const error = errors.find(({ severity }) => severity === 'error')
  return error && `The source does not compile: ${error.message}`
}

/** The address in its stored form. Undefined when the text is no address. */
export function readContractAddress(text: string | undefined): Address | undefined {
  return text && /^0x[0-9a-f]{40}$/i.test(text) ? getAddress(text.toLowerCase()) : undefined
}
