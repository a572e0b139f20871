import type { Row } from './row.ts'

export const signing: readonly Row[] = [
  {
    id: 'S15',
    priority: 0,
    says: 'On another network the one button switches, and nothing is signed.',
    shownBy: [
      'e2e/lending/lending.spec.ts › on the wrong network the one button offers to switch, and no transaction is asked for',
      'src/interfaces/wallet/requests/walletSend.test.ts › nothing is signed while the wallet is on another network',
    ],
  },
  {
    id: 'S17',
    priority: 0,
    says: 'A node of another chain is said on every page, and nothing is signed by it.',
    shownBy: [
      'hostile/answers.test.tsx › a node of another chain is said on every page, with what not to do there',
      'src/pages/lending/parts/action/ActionForm.test.tsx › nothing can be signed while the node is of another chain than the site',
    ],
  },
  {
    id: 'S18',
    priority: 0,
    says: 'An asset that the pool contract does not know cannot be acted on.',
    shownBy: [
      'src/pages/lending/parts/data/lendingRow.test.ts › an asset the contract does not know is shown and cannot be moved',
      'src/pages/lending/parts/data/lendingRow.test.ts › a pToken that differs stops the row, and both are named',
      'src/interfaces/lending/pool.test.ts › a hostile row %j is left out and counted',
    ],
  },
  {
    id: 'S19',
    priority: 0,
    says: 'Decimals that differ between service and chain stop everything, and both are named.',
    shownBy: [
      'src/pages/lending/parts/data/lendingRow.test.ts › decimals that differ between API and contract stop everything, and both are named',
    ],
  },
  {
    id: 'S20',
    priority: 0,
    says: 'No answer can name the pool that is paid.',
    shownBy: [
      'src/interfaces/lending/pool.test.ts › a second row of the same asset is left out, and a pool address of the API ignored',
      'src/pages/lending/parts/action/ActionScenarios.test.tsx › with enough allowed there is one signature, for exactly what the button says',
    ],
  },
  {
    id: 'S21',
    priority: 0,
    says: 'Calldata is what an independent encoder makes, and an amount that is none throws before a wallet hears of it.',
    shownBy: [
      'src/interfaces/lending/contract.test.ts › calldata for %i is byte for byte what an independent encoder makes',
      'src/interfaces/lending/contract.test.ts › %i never reaches a wallet',
      'src/interfaces/node/contract/token/tokenCalls.test.ts › calldata for %i is byte for byte what an independent encoder makes',
    ],
  },
  {
    id: 'S22',
    priority: 0,
    says: 'What is signed is what is shown: every request in a test of a form is decoded and held against its words.',
    shownBy: [
      'witness/witness.test.ts › %s is a difference',
      'witness/witness.test.ts › a second request for one click is a difference',
      'src/pages/lending/parts/action/ActionScenarios.test.tsx › with enough allowed there is one signature, for exactly what the button says',
      'src/interfaces/wallet/requests/walletSend.test.ts › the wallet is asked once for exactly the call, without coins and with the gas to send',
      'e2e/lending/lending.spec.ts › a deposit made through the wallet shows in the dialog, the table, the address page and on chain',
    ],
  },
  {
    id: 'S23',
    priority: 0,
    says: 'An approval is of the exact amount.',
    shownBy: [
      'src/pages/lending/parts/action/ActionTogether.test.tsx › one signature approves and deposits exactly what the button says',
      'src/pages/markets/market/trade/TradePanel.test.tsx › a purchase approves exactly what it pays, then buys for no less than its minimum',
      'src/domain/lending/action/limits.test.ts › is exact for a deposit and a part of a debt, and not needed for the rest',
    ],
  },
  {
    id: 'S24',
    priority: 1,
    says: 'An allowance that is enough is not asked for again; one that cannot be changed is led over zero.',
    shownBy: [
      'src/pages/lending/parts/action/ActionScenarios.test.tsx › with enough allowed there is one signature, for exactly what the button says',
      'src/pages/lending/parts/action/ActionScenarios.test.tsx › a token that refuses to change an approval is led over zero, with a click for each signature',
    ],
  },
  {
    id: 'S43',
    priority: 0,
    says: 'An answer about another transaction, or to another question, is not believed.',
    shownBy: [
      'src/interfaces/transactions/runner/transactionFollower.test.ts › a receipt of somebody else is not believed',
      'src/interfaces/node/rpc/rpc.test.ts › the answer to another question is refused',
      'src/interfaces/node/rpc/rpc.test.ts › a hash the node does not know is not found, and so is another transaction in its place',
    ],
  },
  {
    id: 'S44',
    priority: 1,
    says: 'Where node and explorer disagree both are shown, and who is behind is said.',
    shownBy: [
      'src/pages/explorer/transaction/overview/status/StatusCheck.test.tsx › a receipt that tells another outcome is shown beside the explorer’s',
      'src/pages/explorer/token/figures/TokenCheck.test.tsx › a supply and decimals that differ are shown with both sources, once both were asked again',
      'src/pages/explorer/parts/sources/compareSources.test.ts › equal values have both sources; of different ones the newer is shown, with the other beside it',
      'src/domain/health/headGap.test.ts › an interface that is %s',
    ],
  },
]
