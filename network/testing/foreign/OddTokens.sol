// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract WETH9 {
  string public name = "Wrapped Ether"; string public symbol = "WETH"; uint8 public decimals = 18;
  event Transfer(address indexed src, address indexed dst, uint wad);
  event Approval(address indexed src, address indexed guy, uint wad);
  event Deposit(address indexed dst, uint wad); event Withdrawal(address indexed src, uint wad);
  mapping(address => uint) public balanceOf; mapping(address => mapping(address => uint)) public allowance;
  receive() external payable { deposit(); }
  function deposit() public payable { balanceOf[msg.sender] += msg.value; emit Deposit(msg.sender, msg.value); }
  function withdraw(uint wad) public { balanceOf[msg.sender] -= wad; payable(msg.sender).transfer(wad); emit Withdrawal(msg.sender, wad); }
  function totalSupply() public view returns (uint) { return address(this).balance; }
  function approve(address guy, uint wad) public returns (bool) { allowance[msg.sender][guy] = wad; emit Approval(msg.sender, guy, wad); return true; }
  function transfer(address dst, uint wad) public returns (bool) { balanceOf[msg.sender] -= wad; balanceOf[dst] += wad; emit Transfer(msg.sender, dst, wad); return true; }
  function transferFrom(address src, address dst, uint wad) public returns (bool) { if (src != msg.sender) allowance[src][msg.sender] -= wad; balanceOf[src] -= wad; balanceOf[dst] += wad; emit Transfer(src, dst, wad); return true; }
}
abstract contract Base {
  string public name; string public symbol; uint8 public decimals = 18;
  event Transfer(address indexed from, address indexed to, uint value);
  event Approval(address indexed owner, address indexed spender, uint value);
  mapping(address => mapping(address => uint)) public allowance;
  function approve(address s, uint v) external returns (bool) { allowance[msg.sender][s] = v; emit Approval(msg.sender, s, v); return true; }
}
contract LP is Base {
  uint public totalSupply; mapping(address => uint) public balanceOf;
  constructor() { name = "Uniswap V2"; symbol = "UNI-V2"; }
  function _mint(address to, uint v) internal { totalSupply += v; balanceOf[to] += v; emit Transfer(address(0), to, v); }
  function mint(address to, uint v) external { if (totalSupply == 0) _mint(address(0), 1000); _mint(to, v); }
  function transfer(address to, uint v) external returns (bool) { balanceOf[msg.sender] -= v; balanceOf[to] += v; emit Transfer(msg.sender, to, v); return true; }
  function burn(uint v) external { balanceOf[msg.sender] -= v; totalSupply -= v; emit Transfer(msg.sender, address(0), v); }
}
contract Rebasing is Base {
  uint public totalSupply; uint gonsPer = 1e18; mapping(address => uint) gons;
  event LogRebase(uint indexed epoch, uint totalSupply);
  constructor() { name = "Ample"; symbol = "AMPL"; totalSupply = 1000e18; gons[msg.sender] = 1000e18 * gonsPer; emit Transfer(address(0), msg.sender, 1000e18); }
  function balanceOf(address a) public view returns (uint) { return gons[a] / gonsPer; }
  function rebase() external { gonsPer = gonsPer / 2; totalSupply = totalSupply * 2; emit LogRebase(1, totalSupply); }
  function transfer(address to, uint v) external returns (bool) { gons[msg.sender] -= v * gonsPer; gons[to] += v * gonsPer; emit Transfer(msg.sender, to, v); return true; }
}
contract Shares is Base {
  uint public totalShares; mapping(address => uint) public sharesOf; uint extra;
  constructor() { name = "Staked Ether"; symbol = "stETH"; }
  function totalSupply() public view returns (uint) { return address(this).balance; }
  function balanceOf(address a) public view returns (uint) { return totalShares == 0 ? 0 : sharesOf[a] * totalSupply() / totalShares; }
  function submit() external payable { uint before = address(this).balance - msg.value; uint s = totalShares == 0 ? msg.value : msg.value * totalShares / before; totalShares += s; sharesOf[msg.sender] += s; emit Transfer(address(0), msg.sender, msg.value); }
  receive() external payable {}
  function transfer(address to, uint v) external returns (bool) { uint s = v * totalShares / totalSupply(); sharesOf[msg.sender] -= s; sharesOf[to] += s; emit Transfer(msg.sender, to, v); return true; }
}
contract Quiet is Base {
  uint public totalSupply = 500e18; mapping(address => uint) public balanceOf;
  constructor(address other) { name = "Quiet"; symbol = "QT"; balanceOf[msg.sender] = 400e18; balanceOf[other] = 100e18; }
  function transfer(address to, uint v) external returns (bool) { balanceOf[msg.sender] -= v; balanceOf[to] += v; emit Transfer(msg.sender, to, v); return true; }
}
contract Taxed is Base {
  uint public totalSupply; mapping(address => uint) public balanceOf; address collector;
  constructor(address c) { name = "Taxed"; symbol = "TAX"; collector = c; totalSupply = 1000e18; balanceOf[msg.sender] = 1000e18; emit Transfer(address(0), msg.sender, 1000e18); }
  function transfer(address to, uint v) external returns (bool) { balanceOf[msg.sender] -= v; uint f = v / 10; balanceOf[to] += v - f; balanceOf[collector] += f / 2; totalSupply -= f - f / 2; emit Transfer(msg.sender, to, v); return true; }
}
contract Plain is Base {
  uint public totalSupply; mapping(address => uint) public balanceOf;
  constructor() { name = "Plain"; symbol = "PLN"; totalSupply = 1000e18; balanceOf[msg.sender] = 1000e18; emit Transfer(address(0), msg.sender, 1000e18); }
  function transfer(address to, uint v) external returns (bool) { balanceOf[msg.sender] -= v; balanceOf[to] += v; emit Transfer(msg.sender, to, v); return true; }
}
contract Index is Base {
  uint index = 1e27; uint scaledSupply; mapping(address => uint) scaled;
  constructor() { name = "Interest"; symbol = "aTOK"; }
  function totalSupply() public view returns (uint) { return scaledSupply * index / 1e27; }
  function balanceOf(address a) public view returns (uint) { return scaled[a] * index / 1e27; }
  function supply(uint v) external { uint s = v * 1e27 / index; scaled[msg.sender] += s; scaledSupply += s; emit Transfer(address(0), msg.sender, v); }
  function accrue() external { index = index * 107 / 100; }
  function transfer(address to, uint v) external returns (bool) { uint s = v * 1e27 / index; scaled[msg.sender] -= s; scaled[to] += s; emit Transfer(msg.sender, to, v); return true; }
}
contract Mute {
  string public name = "Mute"; string public symbol = "MUTE"; uint public totalSupply; mapping(address => uint) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint value);
  function airdrop(address[] calldata to, uint v) external { for (uint i; i < to.length; i++) { balanceOf[to[i]] += v; totalSupply += v; } }
  function transfer(address to, uint v) external returns (bool) { balanceOf[msg.sender] -= v; balanceOf[to] += v; emit Transfer(msg.sender, to, v); return true; }
}
contract Deep is Base {
  uint public totalSupply; mapping(address => uint) public balanceOf;
  constructor() { name = "Deep"; symbol = "DEEP"; decimals = 77; totalSupply = 10 ** 77; balanceOf[msg.sender] = 10 ** 77; emit Transfer(address(0), msg.sender, 10 ** 77); }
  function transfer(address to, uint v) external returns (bool) { balanceOf[msg.sender] -= v; balanceOf[to] += v; emit Transfer(msg.sender, to, v); return true; }
}
contract Maker {
  bytes32 public name = "Maker"; bytes32 public symbol = "MKR"; uint public decimals = 18; uint public totalSupply = 9e18; mapping(address => uint) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint value);
  constructor() { balanceOf[msg.sender] = 9e18; emit Transfer(address(0), msg.sender, 9e18); }
  function transfer(address to, uint v) external returns (bool) { balanceOf[msg.sender] -= v; balanceOf[to] += v; emit Transfer(msg.sender, to, v); return true; }
}
contract Wrapped is WETH9 {}
contract Silent is Base {
  uint public totalSupply = 70e18; mapping(address => uint) public balanceOf;
  constructor(address other) { name = "Silent"; symbol = "SIL"; balanceOf[tx.origin] = 50e18; balanceOf[other] = 20e18; }
}
contract SilentFactory {
  Silent public last;
  function make(address other) external { last = new Silent(other); }
}
