import { config } from '#lib/browser/config/config.ts'

type NetworkNoticeProps = {
  /** The chain id of the connected wallet; NaN where it reports an invalid one. */
  wallet: number
  /** The chain id of the node. */
  node: number
}

/** Says that the wallet or the node is on another network than this site, above the disabled button. */
export function NetworkNotice({ wallet, node }: NetworkNoticeProps) {
  const { chainId } = config()
  const others = [
    ...(node === chainId ? [] : [`The node is on chain ${node}`]),
    ...(wallet === chainId ? [] : [walletSentence(wallet)]),
  ]
  if (others.length === 0) return null
  return (
    <p role="status" className="text-xs text-warn">
      {others.join('. ')}. This site is for chain {chainId}: nothing can be signed until they agree.
    </p>
  )
}

function walletSentence(chain: number): string {
  return Number.isSafeInteger(chain)
    ? `Your wallet is on chain ${chain}`
    : 'Your wallet does not say which chain it is on'
}
