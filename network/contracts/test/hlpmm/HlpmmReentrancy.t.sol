// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {HlpmmPool} from "../../hlpmm/HlpmmPool.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {ReentrantToken} from "../tokens/ReentrantToken.sol";
import {HlpmmTest} from "./HlpmmTest.sol";

/// @title A stablecoin that calls the pool back while the pool pays
contract HlpmmReentrancyTest is HlpmmTest {
    ReentrantToken private hostile;

    function makePreferred() internal override returns (TestToken) {
        hostile = new ReentrantToken(18);
        return hostile;
    }

    function attempts() private view returns (bytes[2] memory) {
        return [
            abi.encodeCall(HlpmmPool.swap, (address(hostile), address(hostile), 1e18, 0, trader)),
            abi.encodeCall(HlpmmPool.sync, ())
        ];
    }

    /// @dev The first transfer of a sale is the pool's own: the fee it pays.
    function test_no_call_works_while_a_sale_pays() public {
        uint256 tokens = buy(1_000e18);
        for (uint256 i = 0; i < 2; i++) {
            uint256 before = vm.snapshotState();
            hostile.callDuringNextTransfer(address(pool), attempts()[i]);
            sell(tokens / 4);
            assertTrue(hostile.called(), "tried");
            assertFalse(hostile.succeeded(), "refused");
            assertEq(hostile.answer(), abi.encodeWithSelector(HlpmmPool.ReentrancyGuard.selector), "by the guard");
            vm.revertToState(before);
        }
    }

    function test_a_sync_during_the_payment_of_a_purchase_gives_nobody_anything() public {
        buy(1_000e18);
        uint256 real = pool.realReserveUSD();
        hostile.callDuringNextTransfer(address(pool), abi.encodeCall(HlpmmPool.sync, ()));
        buy(100e18);
        assertTrue(hostile.succeeded(), "before the pool trades it may");
        assertGt(pool.realReserveUSD(), real, "the purchase counts");
        assertEq(pool.getTotalStableBalance(), pool.realReserveUSD(), "once");
    }
}
