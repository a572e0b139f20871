import {
  type Account,
  type Chain,
  type Hex,
  keccak256,
  numberToHex,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem'

/** A transaction that a page requests from a wallet. */
export type Sent = { to: Hex; data: Hex; value: bigint; gas?: bigint }

/** A replacement of a transaction: the same with a higher fee, an empty one to oneself, or another call. */
export type Replacement = 'same' | 'nothing' | 'another'

type Signed = Sent & { nonce: number; gas: bigint; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
type Signer = WalletClient<Transport, Chain, Account>

const somebody = '0x000000000000000000000000000000000000dEaD'
const plainGas = 21_000n

/** Signed transactions that cannot be mined yet: the node does not know them, or they wait behind a nonce gap. */
export function createHeldTransactions(signer: Signer, node: PublicClient) {
  const unsent: Hex[] = []
  const gaps: Signed[] = []
  let last: Signed | undefined

  async function sign(transaction: Signed): Promise<Hex> {
    return signer.signTransaction({ ...transaction, type: 'eip1559' })
  }

  async function send(serializedTransaction: Hex): Promise<Hex> {
    return node.sendRawTransaction({ serializedTransaction })
  }

  return {
    /**
     * Signs a transaction, holds it back and returns its hash. `isQueued`: the node has it, behind a gap of the nonces.
     */
    async hold(sent: Sent, isQueued: boolean): Promise<Hex> {
      const [nonce, { maxFeePerGas, maxPriorityFeePerGas }] = await Promise.all([
        node.getTransactionCount({ address: signer.account.address, blockTag: 'pending' }),
        node.estimateFeesPerGas(),
      ])
      // An estimate would refuse a trade whose price moved meanwhile.
      const gas = sent.gas ?? 600_000n
      last = { ...sent, gas, nonce: nonce + (isQueued ? 1 : 0), maxFeePerGas, maxPriorityFeePerGas }
      const signed = await sign(last)
      if (!isQueued) {
        unsent.push(signed)
        return keccak256(signed)
      }
      gaps.push({ ...last, to: somebody, data: '0x', value: 1n, gas: plainGas, nonce })
      return send(signed)
    },

    /** The last held transaction, as a node reports a pending one. */
    pooled() {
      const [signed] = unsent.slice(-1)
      if (!last || !signed) throw new Error('Nothing is held back.')
      const { to, data, value, gas, nonce } = last
      const quantities = { value: numberToHex(value), gas: numberToHex(gas), nonce: numberToHex(nonce) }
      return { hash: keccak256(signed), from: signer.account.address, to, input: data, ...quantities }
    },

    /** Sends the held transaction, and the one that fills the nonce gap. */
    async release() {
      for (const signed of unsent.splice(0)) await send(signed)
      for (const gap of gaps.splice(0)) await send(await sign(gap))
    },

    /** Sends a replacement with the nonce of the last held transaction. */
    async replace(by: Replacement): Promise<Hex> {
      if (!last) throw new Error('Nothing is held back.')
      unsent.splice(0)
      const { nonce, maxFeePerGas, maxPriorityFeePerGas } = last
      const fees = { maxFeePerGas: 2n * maxFeePerGas, maxPriorityFeePerGas: 2n * maxPriorityFeePerGas }
      const plain = { data: '0x', gas: plainGas } as const
      const others = {
        same: last,
        nothing: { ...plain, to: signer.account.address, value: 0n },
        another: { ...plain, to: somebody, value: 2n },
      } as const
      return send(await sign({ ...others[by], nonce, ...fees }))
    },
  }
}
