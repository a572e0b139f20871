// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CurvePool} from "../../curve/CurvePool.sol";
import {MarketNft} from "../../curve/MarketNft.sol";
import {CurveTest} from "./CurveTest.sol";

/// @title Who gets the fees of a market
contract CurvePoolFeesTest is CurveTest {
    function testFuzz_fees_go_to_the_holder_whoever_claims(address caller, uint256 usdIn) public {
        buy(pool, bound(usdIn, 1e6, MILLION));
        uint256 fees = pool.feesAccrued();
        uint256 real = pool.realReserveUsd();
        vm.expectEmit(address(pool));
        emit CurvePool.FeesClaimed(pool.nftId(), creator, fees);
        vm.prank(caller);
        assertEq(pool.claimFees(), fees, "all that accrued");
        assertEq(stablecoin.balanceOf(creator), fees, "paid to the holder");
        assertEq(pool.feesAccrued(), 0, "nothing is left to claim");
        assertEq(pool.feesClaimed(), fees, "counted as claimed");
        assertEq(pool.realReserveUsd(), real, "the curve is untouched");
    }

    function test_fees_are_the_present_holder_s_also_of_the_time_before() public {
        buy(pool, 200e6);
        address heir = makeAddr("heir");
        MarketNft deeds = factory.marketNft();
        uint256 nftId = pool.nftId();
        vm.prank(creator);
        deeds.transferFrom(creator, heir, nftId);
        pool.claimFees();
        assertEq(stablecoin.balanceOf(heir), 2e6, "1 % of 200 dollars");
        assertEq(stablecoin.balanceOf(creator), 0, "the former holder gets nothing");
    }

    function test_fees_are_paid_once() public {
        buy(pool, 200e6);
        pool.claimFees();
        vm.expectRevert(CurvePool.ZeroAmount.selector);
        pool.claimFees();
        buy(pool, 100e6);
        assertEq(pool.claimFees(), 1e6, "only the fees since");
        assertEq(pool.feesClaimed(), 3e6, "claims add up");
    }

    function test_a_new_market_has_no_fees_to_claim() public {
        vm.expectRevert(CurvePool.ZeroAmount.selector);
        pool.claimFees();
    }

    function test_the_fees_of_one_market_are_not_another_s() public {
        CurvePool other = openMarket(1_000e6, 1_000_000e18, 0);
        buy(pool, 200e6);
        vm.expectRevert(CurvePool.ZeroAmount.selector);
        other.claimFees();
    }
}
