import { getAddress } from 'ethers/address'
import type { Displayed } from './displayed.ts'
import { figure, type Reading, type StatedCall } from './stated.ts'

/** The fee uses as displayed, by the contracts' numbers. */
const feeUses = ['Claim', 'Burn', 'Airdrop', 'LP rewards']

/** The statement of `Create TIDE`: the typed values, and the chosen fee use. */
export function creation(symbol: string, { displayed, world }: Reading): StatedCall {
  const typed = (label: string) => displayed.fields.find((each) => each.label === label)?.value.trim() ?? ''
  if (typed('Symbol') !== symbol) throw new Error(`The button says ${symbol}, the form ${typed('Symbol')}.`)
  const links = { website: typed('Website'), twitter: typed('X'), telegram: typed('Telegram') }
  const said = filled({
    description: typed('Description'),
    image: typed('Picture (link)'),
    links: Object.keys(filled(links)).length > 0 ? filled(links) : '',
  })
  const metadata = (actual: string) => {
    const wanted = Object.keys(said).length > 0
    const isSaid = wanted ? JSON.stringify(JSON.parse(actual)) === JSON.stringify(said) : actual === ''
    return isSaid ? undefined : `The form says ${JSON.stringify(said)}.`
  }
  return {
    to: contractOf(world.factory),
    name: 'createMarket',
    arguments: [typed('Name'), symbol, metadata, String(chosenUse(displayed))],
  }
}

function filled<Value>(fields: Record<string, Value | string>): Record<string, Value | string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** The statement of `Change to Burn` for the NFT that the panel names. */
export function feeUseChange(label: string, { displayed, world }: Reading): StatedCall {
  const use = feeUses.indexOf(label)
  if (use !== chosenUse(displayed)) throw new Error(`The button says ${label}, the choice another one.`)
  return { to: contractOf(world.nft), name: 'setFeeStrategy', arguments: [nftOf(displayed), String(use)] }
}

/** The statement of the button that distributes the fees of the NFT that the panel names. */
export function distribution({ displayed, world }: Reading): StatedCall {
  return { to: contractOf(world.nft), name: 'claimFees', arguments: [nftOf(displayed)] }
}

function nftOf(displayed: Displayed): string {
  return /#(\d+)/.exec(figure(displayed, 'Fee NFT')[0] ?? '')?.[1] ?? ''
}

function chosenUse({ fields }: Displayed): number {
  return feeUses.findIndex((use) => fields.some(({ label }) => label.startsWith(use)))
}

function contractOf(address: string | undefined): string {
  if (address === undefined) throw new Error('Nobody knows the contract that is called.')
  return getAddress(address)
}
