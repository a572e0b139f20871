import { type Address, encodeFunctionData, erc20Abi, type Hex, isHex, size } from 'viem'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'
import { textOf } from './readTokenMetadata.ts'

/** How often a contract is asked: one behind a proxy or of a factory may become a token only when it is initialised. */
const mostAsks = 3
/** The most contracts asked after one read of blocks. */
const mostAtOnce = 1_000
/** The most contracts whose number of asks is remembered. */
const mostRemembered = 20_000

/** What each contract is asked. */
const questions = 5

/** How often each contract that is no token was asked whether it is one. */
export type Asks = Map<Address, number>

const plain = (functionName: 'totalSupply' | 'decimals' | 'symbol') =>
  encodeFunctionData({ abi: erc20Abi, functionName })

/**
 * The ERC-20 tokens among contracts that have emitted no Transfer: wrapped coins that people only deposited, or tokens
 * that their constructor minted. They answer for a supply, a balance, a symbol, and decimals or an allowance, which
 * collections of NFTs have neither of. A contract is asked when it is created or called, a few times at most.
 */
export async function readUnmovedTokens(
  rpc: Rpc,
  contracts: readonly Address[],
  asks: Asks,
): Promise<Address[]> {
  const asked = contracts.filter((address) => (asks.get(address) ?? 0) < mostAsks).slice(0, mostAtOnce)
  if (asks.size > mostRemembered) asks.clear()
  for (const address of asked) asks.set(address, (asks.get(address) ?? 0) + 1)
  const calls = asked.flatMap((to) => {
    const balance = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [to] })
    const allowance = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [to, to] })
    return [plain('totalSupply'), balance, plain('decimals'), plain('symbol'), allowance].map((data) => ({
      method: 'eth_call',
      params: [{ to, data }, 'latest'],
    }))
  })
  const answers = calls.length > 0 ? await rpc.batch(calls) : []
  return asked.filter((_, index) => isToken(answers.slice(index * questions, (index + 1) * questions)))
}

function isToken([supply, balance, decimals, symbol, allowance]: unknown[]): boolean {
  if (!isWord(supply) || !isWord(balance)) return false
  // Decimals are optional in the standard.
  const isFungible = isWord(decimals) ? BigInt(decimals) <= 255n : isWord(allowance)
  if (!isFungible) return false
  // A fallback function gives every question the same answer.
  return Boolean(textOf(symbol)) && symbol !== decimals
}

function isWord(answer: unknown): answer is Hex {
  return !(answer instanceof RpcError) && isHex(answer) && size(answer) === 32
}
