// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FeeCollector} from "../../hlpmm/FeeCollector.sol";
import {HlpmmPool} from "../../hlpmm/HlpmmPool.sol";
import {HlpmmToken} from "../../hlpmm/HlpmmToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";
import {HlpmmHandler} from "./HlpmmHandler.sol";

/// @title What holds in every market whatever its traders do
contract HlpmmInvariantsTest is Test {
    HlpmmHandler private handler;

    function setUp() public {
        vm.warp(1_700_000_000);
        handler = new HlpmmHandler();
        targetContract(address(handler));
    }

    /// @dev One function, because forge repeats the same run for each.
    /// forge-config: default.invariant.runs = 12
    function invariant_every_market_holds_what_it_counts() public view {
        uint256 dollars = 0;
        FeeCollector collector = handler.factory().feeCollector();
        for (uint256 i = 0; i < 3; i++) {
            HlpmmPool pool = handler.markets(i);
            HlpmmToken token = HlpmmToken(pool.token());
            assertEq(pool.getTotalStableBalance(), pool.realReserveUSD(), "the real reserve is held");
            assertEq(token.balanceOf(address(pool)), pool.reserveToken(), "the tokens are held");
            assertEq(token.totalSupply(), handler.factory().INITIAL_TOKENS(), "the supply is constant");
            assertEq(pool.virtualReserveUSD(), handler.factory().VIRTUAL_USD(), "the virtual part is constant");
            assertEq(pool.getSpotPrice(), pool.getEffectiveReserveUSD() * 1e18 / pool.reserveToken(), "price is x / y");
            assertGe(pool.feeBasisPoints(), 10, "least fee");
            assertLe(pool.feeBasisPoints(), 255, "most fee");
            dollars += pool.getTotalStableBalance();
        }
        uint256 waiting = 0;
        for (uint256 nftId = 1; nftId <= 3; nftId++) {
            waiting += collector.pendingFees(nftId);
            for (uint256 coin = 0; coin < 2; coin++) {
                waiting += collector.airdropFunds(nftId, address(handler.coins(coin)));
            }
        }
        assertEq(dollarsOf(address(collector)), waiting, "the collector holds what waits");
        dollars += waiting + dollarsOf(collector.BURN_ADDRESS());
        for (uint256 i = 0; i < 3; i++) {
            dollars += dollarsOf(handler.traders(i));
        }
        assertEq(dollars + dollarsOf(address(handler.router())), handler.minted(), "every dollar is somewhere");
        assertEq(dollarsOf(address(handler.router())), 0, "none stays in the router");
    }

    function dollarsOf(address account) private view returns (uint256) {
        (TestToken first, TestToken second) = (handler.coins(0), handler.coins(1));
        return first.balanceOf(account) + second.balanceOf(account);
    }
}
