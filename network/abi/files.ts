import { type Abi, toEventSelector } from 'viem'
import type { Artifacts } from '#network/contracts/compile.ts'
import { abiFile, errorsOf } from './abiFile.ts'
import { creditFile } from './credit.ts'
import { layoutFiles } from './layouts.ts'
import { selectorsFile } from './selectors.ts'

/** The contracts with a file of their own. */
const contracts = [
  'HlpmmFactory',
  'HlpmmPool',
  'HlpmmRouter',
  'HlpmmQuoter',
  'HlpmmToken',
  'HlpmmNft',
  'HlpmmEvents',
  'FeeCollector',
  'StablecoinRegistry',
  'LendingPool',
  'PToken',
  'PTokenFactory',
  'TestToken',
  'PermitToken',
  'PriceOracle',
  'Collectible',
  'MultiToken',
  'Playground',
  'PlaygroundChild',
]

const header = '// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.\n\n'

/**
 * Generates every file of `spec/abi/` from the current contracts, by its path there. Starts a node to read the credit
 * tiers.
 */
export async function generatedFiles(artifacts: Artifacts): Promise<Map<string, string>> {
  const abi = (contract: string): Abi => {
    const artifact = artifacts[contract]
    if (!artifact) throw new Error(`There is no contract ${contract}.`)
    return artifact.abi
  }
  const pool = abi('LendingPool')
  const token = abi('TestToken')
  const files = {
    ...Object.fromEntries(
      contracts.map((contract) => [variable(contract), abiFile(`${variable(contract)}Abi`, abi(contract))]),
    ),
    lendingErrors: abiFile('lendingErrorsAbi', errorsOf(pool, abi('PToken'), token)),
    tokenTransfers: tokenTransfers(token, abi('MultiToken')),
    lendingPoolSelectors: selectorsFile(pool),
    lendingPoolTopics: topicsOf(eventsOf(pool)),
    hlpmmErrors: abiFile(
      'hlpmmErrorsAbi',
      errorsOf(
        abi('HlpmmRouter'),
        abi('HlpmmPool'),
        abi('HlpmmToken'),
        abi('HlpmmNft'),
        abi('FeeCollector'),
        token,
      ),
    ),
    hlpmmFactorySelectors: selectorsFile(abi('HlpmmFactory')),
    hlpmmPoolSelectors: selectorsFile(abi('HlpmmPool')),
    hlpmmRouterSelectors: selectorsFile(abi('HlpmmRouter')),
    hlpmmQuoterSelectors: selectorsFile(abi('HlpmmQuoter')),
    hlpmmNftSelectors: selectorsFile(abi('HlpmmNft')),
    feeCollectorSelectors: selectorsFile(abi('FeeCollector')),
    stablecoinRegistrySelectors: selectorsFile(abi('StablecoinRegistry')),
    tokenSelectors: selectorsFile(token, [
      'allowance',
      'approve',
      'balanceOf',
      'decimals',
      'mint',
      'symbol',
      'totalSupply',
    ]),
    permitSelectors: selectorsFile(abi('PermitToken'), ['DOMAIN_SEPARATOR', 'name', 'nonces']),
    collectionSelectors: [
      selectorsFile(abi('Collectible'), ['isApprovedForAll', 'ownerOf', 'setApprovalForAll', 'tokenURI']),
      selectorsFile(abi('MultiToken'), ['uri']),
    ].join(''),
    ...Object.fromEntries(
      Object.entries(layoutFiles(pool)).map(([struct, content]) => [`lendingPoolLayouts/${struct}`, content]),
    ),
    creditTiers: await creditFile(artifacts),
  }
  return new Map(Object.entries(files).map(([name, content]) => [`${name}.ts`, header + content]))
}

function variable(contract: string) {
  return contract.replace(/^./, (first) => first.toLowerCase())
}

/** The transfers of all three token standards. ERC-20 and ERC-721 share the topic and differ in what is indexed. */
function tokenTransfers(...abis: Abi[]) {
  const events = abis.flatMap(eventsOf).filter(({ name }) => name.startsWith('Transfer'))
  return `${abiFile('tokenTransfersAbi', events)}\n${topicsOf(events)}`
}

type Event = Extract<Abi[number], { type: 'event' }>

function eventsOf(abi: Abi): Event[] {
  return abi.filter((entry) => entry.type === 'event')
}

function topicsOf(events: readonly Event[]): string {
  return events
    .map((event) => `export const ${variable(event.name)}Topic = '${toEventSelector(event)}'\n`)
    .join('')
}
