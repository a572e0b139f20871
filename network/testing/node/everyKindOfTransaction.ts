import { type Address, createWalletClient, type Hash, type Hex, http, parseGwei } from 'viem'
import { foundry } from 'viem/chains'
import { devAccount } from '#network/contracts/accounts.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'

const word = (value: number) => value.toString(16).padStart(2, '0')
const push = (...values: number[]) => values.map((value) => `60${word(value)}`).join('')

/** The bytes that create a contract with this code. */
function creationOf(code: string): Hex {
  const size = (code.length / 2).toString(16).padStart(4, '0')
  return `0x61${size}600e60003961${size}6000f3${code}`
}

/** Emits logs of 0 to 4 topics: the topic in place n is n + 1. */
const logger = [0, 1, 2, 3, 4]
  .map(
    (topics) =>
      `${push(...Array.from({ length: topics }, (_, at) => topics - at), topics * 3, 0)}${word(0xa0 + topics)}`,
  )
  .join('')
  .concat('00')
const reverting = `${push(0xab, 0)}52${push(32, 0)}fd`
const invalid = 'fe'
const endless = '5b600056'

/**
 * The code of a contract that calls each target with CALL, DELEGATECALL and STATICCALL, and then creates a contract.
 */
function caller(targets: Address[]): string {
  const calls = targets.flatMap((target) => {
    const to = `73${target.slice(2)}`
    return ['f1', 'f4', 'fa'].map((operation) => {
      const value = operation === 'f1' ? push(0) : ''
      return `${push(0, 0, 0, 0)}${value}${to}61c350${operation}50`
    })
  })
  return `${calls.join('')}${push(0, 0, 0)}f050${push(0x2a, 0)}52${push(32, 0)}f3`
}

export type KindsOfTransaction = { hashes: Hash[]; logger: Address; caller: Address }

/**
 * Mines a transaction of each type from 0 to 4, creations, failures and nested calls of every way of ending, some in one
 * block.
 */
export async function mineEveryKindOfTransaction(rpcUrl: string): Promise<KindsOfTransaction> {
  const rpc = createRpc(rpcUrl)
  const account = devAccount(30)
  const wallet = createWalletClient({ account, chain: foundry, transport: http(rpcUrl, { timeout: 60_000 }) })
  const hashes: Hash[] = []
  const fees = { maxFeePerGas: parseGwei('9'), maxPriorityFeePerGas: 7n }
  const gasPrice = parseGwei('9')
  const gas = 900_000n
  const mine = () => rpc.call('evm_mine')
  const deploy = async (code: string): Promise<Address> => {
    const hash = await wallet.sendTransaction({ type: 'legacy', gasPrice, gas, data: creationOf(code) })
    hashes.push(hash)
    await mine()
    const receipt = await rpc.call<{ contractAddress: Address }>('eth_getTransactionReceipt', [hash])
    return receipt.contractAddress
  }
  const targets: Address[] = []
  for (const code of [logger, reverting, invalid, endless]) targets.push(await deploy(code))
  const [to] = targets as [Address]
  const all = await deploy(caller([...targets, devAccount(31).address]))
  const accessList = [{ address: to, storageKeys: [`0x${'0'.repeat(63)}1`] as Hex[] }]
  hashes.push(
    await wallet.sendTransaction({ type: 'legacy', to, gas, gasPrice, value: 0n, data: '0x01' }),
    await wallet.sendTransaction({ type: 'eip2930', to, gas, gasPrice, accessList }),
    await wallet.sendTransaction({ to: devAccount(31).address, gas, value: 5n, accessList, ...fees }),
    await wallet.sendTransaction({ to: all, gas, ...fees }),
  )
  await mine()
  const authorization = await wallet.signAuthorization({ account: devAccount(32), contractAddress: to })
  hashes.push(
    await wallet.sendTransaction({
      to: devAccount(32).address,
      authorizationList: [authorization],
      gas,
      ...fees,
    }),
  )
  // The commitment and the proof of a blob of zeros are the point at infinity.
  const infinity = Uint8Array.from({ length: 48 }, (_, at) => (at === 0 ? 0xc0 : 0))
  const kzg = { blobToKzgCommitment: () => infinity, computeBlobKzgProof: () => infinity }
  const blob = { blobs: [new Uint8Array(131_072)], kzg, maxFeePerBlobGas: parseGwei('30') }
  hashes.push(await wallet.sendTransaction({ to: devAccount(31).address, gas, ...blob, ...fees }))
  await mine()
  for (const target of targets.slice(1))
    hashes.push(await wallet.sendTransaction({ to: target, gas: 90_000n, ...fees }))
  await mine()
  return { hashes, logger: to, caller: all }
}
