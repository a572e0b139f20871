// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {CurvePool} from "../../curve/CurvePool.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {ReentrantToken} from "../tokens/ReentrantToken.sol";
import {CurveTest} from "./CurveTest.sol";

/// @title A stablecoin that calls back while the pool pays or is paid
contract CurvePoolReentrancyTest is CurveTest {
    ReentrantToken private hostile;

    function makeStablecoin() internal override returns (TestToken) {
        hostile = new ReentrantToken(6);
        return hostile;
    }

    /// @dev What the hostile stablecoin tries, each of which would work if it were called on its own.
    function attempts() private view returns (bytes[3] memory) {
        return [
            abi.encodeCall(CurvePool.buy, (1e6, 0, address(hostile), LATEST)),
            abi.encodeCall(CurvePool.sell, (1e18, 0, address(hostile), LATEST)),
            abi.encodeCall(CurvePool.claimFees, ())
        ];
    }

    function prepare() private {
        equip(address(hostile), pool);
        vm.prank(trader);
        pool.buy(100e6, 0, address(hostile), LATEST);
        buy(pool, 100e6);
    }

    function test_each_attempt_works_on_its_own() public {
        for (uint256 i = 0; i < 3; i++) {
            uint256 before = vm.snapshotState();
            prepare();
            vm.prank(address(hostile));
            (bool succeeded,) = address(pool).call(attempts()[i]);
            assertTrue(succeeded, "works");
            vm.revertToState(before);
        }
    }

    function test_no_attempt_works_during_a_purchase() public {
        for (uint256 i = 0; i < 3; i++) {
            uint256 before = vm.snapshotState();
            prepare();
            hostile.callDuringNextTransfer(address(pool), attempts()[i]);
            buy(pool, 10e6);
            assertRefused();
            vm.revertToState(before);
        }
    }

    function test_no_attempt_works_during_a_sale() public {
        for (uint256 i = 0; i < 3; i++) {
            uint256 before = vm.snapshotState();
            prepare();
            hostile.callDuringNextTransfer(address(pool), attempts()[i]);
            sell(pool, 100e18);
            assertRefused();
            vm.revertToState(before);
        }
    }

    function test_no_attempt_works_during_a_claim() public {
        for (uint256 i = 0; i < 3; i++) {
            uint256 before = vm.snapshotState();
            prepare();
            hostile.callDuringNextTransfer(address(pool), attempts()[i]);
            pool.claimFees();
            assertRefused();
            vm.revertToState(before);
        }
    }

    function test_what_is_read_during_a_trade_is_what_holds_after_it() public {
        prepare();
        hostile.callDuringNextTransfer(address(pool), abi.encodeCall(CurvePool.spotPriceWad, ()));
        buy(pool, 10e6);
        assertEq(abi.decode(hostile.answer(), (uint256)), pool.spotPriceWad(), "a purchase");

        hostile.callDuringNextTransfer(address(pool), abi.encodeCall(CurvePool.spotPriceWad, ()));
        sell(pool, 100e18);
        assertEq(abi.decode(hostile.answer(), (uint256)), pool.spotPriceWad(), "a sale");

        hostile.callDuringNextTransfer(address(pool), abi.encodeCall(pool.feesAccrued, ()));
        pool.claimFees();
        assertEq(abi.decode(hostile.answer(), (uint256)), 0, "a claim");
    }

    function assertRefused() private view {
        assertTrue(hostile.called(), "tried");
        assertFalse(hostile.succeeded(), "refused");
        bytes4 reason = ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector;
        assertEq(hostile.answer(), abi.encodeWithSelector(reason), "by the guard");
    }
}
