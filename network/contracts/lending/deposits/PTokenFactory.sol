// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {PToken} from "./PToken.sol";

/// @title Creates pTokens for the pool that asks
/// @notice A contract of its own, because the pool with the code of its pTokens inside would be too large.
contract PTokenFactory {
    function create(IERC20Metadata asset) external returns (PToken) {
        return new PToken(asset, msg.sender);
    }
}
