import * as v from 'valibot'
import { type CompiledContract, isCodeOf, readCompiled } from '#domain/abi/compiledContract.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { ownAbiSchema, saveOwnAbis } from '#lib/browser/storage/ownAbis.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { type Address, address, hexData } from '#lib/wire/shapes.ts'
import { toast } from '#ui/feedback/toast/toast.ts'

const largestFile = 20_000_000
const mostFiles = 100

/**
 * Stores the ABI of the contract of the current page, when one of the files is a compilation of that contract. Shows a
 * toast with the outcome. Never throws.
 */
export async function loadArtifacts(files: readonly File[], pathname: string): Promise<void> {
  try {
    const { title, ...options } = await outcomeOf(files, pathname)
    toast(title, options)
  } catch {
    const { title, ...options } = failure('The file was not compared', "Can't reach the node.")
    toast(title, options)
  }
}

type Outcome = { title: string; text: string; tone: 'success' | 'failure' }

async function outcomeOf(files: readonly File[], pathname: string): Promise<Outcome> {
  const contracts = (await Promise.all(files.slice(0, mostFiles).map(readFile))).flat()
  const [first] = contracts
  if (!first) return failure('No compiled contract', 'Drop an artifact of Foundry or Hardhat, or an ABI.')
  const contract = await contractOf(pathname)
  if (!contract)
    return failure(
      'No contract on this page',
      'Drop the file on the page of a contract, or of a transaction that calls it.',
    )
  const code = await callNode('eth_getCode', [contract, 'latest'], hexData)
  const match = contracts.find((each) => isCodeOf(each, code))
  if (match) return keep(contract, match, 'The code is the same. The ABI is stored in this browser.')
  const isAlone = contracts.length === 1
  if (isAlone && first.code === null)
    return keep(contract, first, 'An ABI has no code to compare. It is stored in this browser.')
  const names = isAlone ? first.name : `any of ${contracts.length} contracts`
  return failure(
    'Not this contract',
    `The code of ${shortHash(contract)} is not that of ${names}. Nothing was stored.`,
  )
}

function keep(contract: Address, { name, abi }: CompiledContract, text: string): Outcome {
  const own = v.safeParse(ownAbiSchema, { address: contract, name, abi })
  if (!own.success) return failure('This ABI cannot be read', 'It has no functions, events or errors.')
  if (!saveOwnAbis([own.output]))
    return failure('This browser has no room for another ABI', 'Remove some on the settings page.')
  return { title: `${own.output.name || 'ABI'} at ${shortHash(contract)}`, text, tone: 'success' }
}

function failure(title: string, text: string): Outcome {
  return { title, text, tone: 'failure' }
}

async function readFile(file: File): Promise<CompiledContract[]> {
  if (file.size > largestFile) return []
  try {
    return readCompiled(file.name, JSON.parse(await file.text()))
  } catch {
    return []
  }
}

const called = v.nullable(v.object({ to: v.nullish(address, null) }))

/** The contract of a page: its address, or the contract that its transaction calls. */
async function contractOf(pathname: string): Promise<Address | null> {
  const [, place, id = ''] = pathname.split('/')
  if (place === 'tx') return (await callNode('eth_getTransactionByHash', [id], called))?.to ?? null
  const own = v.safeParse(address, id)
  return (place === 'address' || place === 'token') && own.success ? own.output : null
}
