import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { forgeBinary } from '#network/node/foundryBinary.ts'
import type { ForeignContract } from './foreignContracts.ts'

/** Contracts as a developer writes them: a vault, two contracts with the same code, and all kinds of proxies. */
const source = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

contract Vault {
  struct Order { address buyer; uint256 amount; string note; }
  error NotEnough(uint256 wanted, uint256 left);
  event Placed(Order order);
  event Secret(uint256 indexed id, uint256 amount) anonymous;
  uint256 public immutable limit;
  uint256 public spent;
  constructor(uint256 limit_) { limit = limit_; }
  function place(Order calldata order) public { emit Placed(order); }
  function whisper(uint256 id) external { emit Secret(id, 5); }
  function spend(uint256 amount) external {
    if (amount > limit) revert NotEnough(amount, limit);
    spent += amount;
  }
  function attempt(uint256 amount) external { try this.spend(amount) {} catch {} }
  function multicall(bytes[] calldata calls) external {
    for (uint256 i; i < calls.length; i++) {
      (bool done, ) = address(this).delegatecall(calls[i]);
      if (!done) revert();
    }
  }
  function caller() external view returns (address) { return msg.sender; }
  receive() external payable {}
  fallback() external payable {}
}

contract TwinA { function twice(uint256 value) external pure returns (uint256) { return value * 2; } }
contract TwinB { function twice(uint256 value) external pure returns (uint256) { return value * 2; } }

contract VaultLater {
  error NotEnough(uint256 asked, uint256 left);
  function spend(uint256 share) external pure { if (share > 9) revert NotEnough(share, 9); }
}

contract Beacon { address public implementation; constructor(address to) { implementation = to; } }

abstract contract Forwarder {
  function target() internal view virtual returns (address);
  fallback() external payable {
    address to = target();
    assembly {
      calldatacopy(0, 0, calldatasize())
      let done := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
      returndatacopy(0, 0, returndatasize())
      if iszero(done) { revert(0, returndatasize()) }
      return(0, returndatasize())
    }
  }
}
contract BeaconProxy is Forwarder {
  bytes32 constant slot = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;
  constructor(address beacon) { assembly { sstore(slot, beacon) } }
  function target() internal view override returns (address to) {
    address beacon;
    assembly { beacon := sload(slot) }
    return Beacon(beacon).implementation();
  }
}
contract FacetsDiamond is Forwarder {
  struct Facet { address facetAddress; bytes4[] functionSelectors; }
  address[] addresses;
  constructor(address[] memory addresses_) { addresses = addresses_; }
  function facets() external view returns (Facet[] memory list) {
    list = new Facet[](addresses.length);
    for (uint256 i; i < list.length; i++) list[i].facetAddress = addresses[i];
  }
  function target() internal view override returns (address) { return addresses[0]; }
}
contract Diamond is Forwarder {
  address[] facets;
  constructor(address[] memory facets_) { facets = facets_; }
  function facetAddresses() external view returns (address[] memory) { return facets; }
  function target() internal view override returns (address) { return facets[0]; }
}
`

/** Builds a project of Foundry with `forge build`. Resolves to the folder of its artifacts, and a reader of them. */
export async function buildFoundryProject(folder: string) {
  await mkdir(join(folder, 'src'), { recursive: true })
  await writeFile(join(folder, 'src/Vault.sol'), source)
  const compiler = resolve('network/contracts/solc.mjs')
  const settings = `solc = "${compiler}"\noffline = true\nevm_version = "cancun"\noptimizer = true\noptimizer_runs = 77\n`
  await writeFile(join(folder, 'foundry.toml'), `[profile.default]\n${settings}`)
  await promisify(execFile)(forgeBinary(), ['build'], {
    cwd: folder,
    env: { ...process.env, HOME: folder },
    timeout: 60_000,
  })
  const out = join(folder, 'out')
  return {
    out,
    source,
    /** An artifact in the form that the foreign node deploys. */
    async read(name: string): Promise<ForeignContract> {
      const { abi, bytecode, deployedBytecode } = JSON.parse(
        await readFile(join(out, 'Vault.sol', `${name}.json`), 'utf8'),
      )
      const object = bytecode.object.replace(/^0x/, '')
      return { abi, evm: { bytecode: { ...bytecode, object }, deployedBytecode } }
    },
  }
}
