import { appMutants } from './app/appMutants.ts'
import { accessMutants } from './contracts/access.ts'
import { creditMutants } from './contracts/credit.ts'
import { curveMutants } from './contracts/curve.ts'
import { lendingMutants } from './contracts/lending.ts'
import type { Mutant } from './mutant.ts'
import { networkMutants } from './network/networkMutants.ts'
import { openCodeWorkers } from './run/codeWorkers.ts'
import { openContractWorkers } from './run/contractWorkers.ts'
import type { OpenWorkers } from './run/verdict.ts'

type Part = { name: string; mutants: readonly Mutant[]; openWorkers: OpenWorkers }

/** What `npm run mutants` can run by name. */
export const parts: readonly Part[] = [
  {
    name: 'contracts',
    mutants: [...curveMutants, ...accessMutants, ...lendingMutants, ...creditMutants],
    openWorkers: openContractWorkers,
  },
  { name: 'app', mutants: appMutants, openWorkers: openCodeWorkers },
  { name: 'network', mutants: networkMutants, openWorkers: openCodeWorkers },
]
