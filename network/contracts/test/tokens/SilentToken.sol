// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title A token whose transfers return nothing, as that of Tether on Ethereum
contract SilentToken {
    uint8 public immutable decimals;
    mapping(address holder => uint256) public balanceOf;
    mapping(address holder => mapping(address spender => uint256)) public allowance;

    constructor(uint8 decimals_) {
        decimals = decimals_;
    }

    function name() external pure returns (string memory) {
        return "Silent";
    }

    function symbol() external pure returns (string memory) {
        return "SILENT";
    }

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}
