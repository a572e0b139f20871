// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FeeCollector} from "../../hlpmm/FeeCollector.sol";
import {FeeStrategy} from "../../hlpmm/FeeStrategy.sol";
import {HlpmmEvents} from "../../hlpmm/HlpmmEvents.sol";
import {HlpmmTest} from "./HlpmmTest.sol";

/// @title What becomes of the fees under each strategy
contract HlpmmStrategiesTest is HlpmmTest {
    FeeCollector private collector;

    function setUp() public override {
        super.setUp();
        collector = factory.feeCollector();
        buyWith(preferred, trader, 1_000e18);
        buyWith(other, trader, 500e18);
    }

    function claim(FeeStrategy strategy) private returns (uint256 amount) {
        vm.startPrank(creator);
        nft.setFeeStrategy(1, strategy);
        amount = collector.pendingFees(1);
        vm.expectEmit(address(factory.eventEmitter()));
        emit HlpmmEvents.FeeClaimed(address(0), 1, creator, amount, vm.getBlockTimestamp());
        assertEq(nft.claimFees(1), amount, "all that waited");
        vm.stopPrank();
        assertEq(collector.pendingFees(1), 0, "nothing waits");
    }

    function dollarsOf(address account) private view returns (uint256) {
        return preferred.balanceOf(account) + other.balanceOf(account);
    }

    function test_claim_pays_the_holder_in_every_coin() public {
        uint256 amount = claim(FeeStrategy.CLAIM);
        assertEq(dollarsOf(creator), amount, "paid");
        assertGt(other.balanceOf(creator), 0, "in both coins");
    }

    function test_claim_pays_whoever_holds_the_nft() public {
        vm.prank(creator);
        nft.transferFrom(creator, trader, 1);
        uint256 before = dollarsOf(trader);
        uint256 amount = collector.pendingFees(1);
        vm.prank(trader);
        nft.claimFees(1);
        assertEq(dollarsOf(trader) - before, amount, "paid");
        assertEq(dollarsOf(creator), 0, "not to the creator");
    }

    function test_burn_pays_nobody_though_the_event_names_the_holder() public {
        uint256 amount = claim(FeeStrategy.BURN);
        assertEq(dollarsOf(collector.BURN_ADDRESS()), amount, "destroyed");
        assertEq(dollarsOf(creator), 0, "nothing for the holder");
    }

    function test_rewards_join_the_reserve() public {
        uint256 before = pool.realReserveUSD();
        uint256 amount = claim(FeeStrategy.LP_REWARDS);
        assertEq(pool.realReserveUSD(), before + amount, "in the pool");
        assertEq(pool.getTotalStableBalance(), pool.realReserveUSD(), "and counted");
    }

    function test_an_airdrop_waits_until_its_holder_pays_it_out() public {
        claim(FeeStrategy.AIRDROP);
        uint256 kept = collector.airdropFunds(1, address(preferred));
        assertGt(kept, 0, "kept");
        address[] memory recipients = new address[](2);
        uint256[] memory amounts = new uint256[](2);
        (recipients[0], recipients[1]) = (makeAddr("first"), makeAddr("second"));
        (amounts[0], amounts[1]) = (kept / 4, kept - kept / 4);
        vm.prank(creator);
        collector.airdrop(1, address(preferred), recipients, amounts);
        assertEq(preferred.balanceOf(recipients[0]), amounts[0], "first");
        assertEq(preferred.balanceOf(recipients[1]), amounts[1], "second");
        assertEq(collector.airdropFunds(1, address(preferred)), 0, "nothing is left for ever");
        vm.expectRevert();
        vm.prank(creator);
        collector.airdrop(1, address(preferred), recipients, amounts);
    }

    function test_nothing_to_distribute() public {
        claim(FeeStrategy.CLAIM);
        vm.expectRevert(FeeCollector.NoFeesToDistribute.selector);
        vm.prank(creator);
        nft.claimFees(1);
    }

    function test_a_strategy_is_announced_at_the_opening_unless_it_is_claim() public {
        vm.expectEmit(address(factory.eventEmitter()));
        emit HlpmmEvents.FeeStrategyUpdated(2, FeeStrategy.BURN, vm.getBlockTimestamp());
        openMarket(FeeStrategy.BURN);
        assertEq(uint256(nft.feeStrategy(2)), 1, "kept by the NFT");
        assertEq(uint256(nft.feeStrategy(1)), 0, "a market's own");
    }

    function test_the_address_of_a_token_is_known_before() public {
        address expected = factory.computeTokenAddress("Known", "KNOW", trader, 0);
        vm.prank(trader);
        (, address token_, uint256 nftId) = factory.createMarket("Known", "KNOW", "", FeeStrategy.CLAIM);
        assertEq(token_, expected, "token");
        assertEq(nft.ownerOf(nftId), trader, "deed");
        assertEq(factory.getPool(token_), factory.nftToPool(nftId), "pool");
        assertEq(factory.getPoolCount(), factory.getAllPools().length, "count");
    }
}
