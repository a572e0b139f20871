// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FeeCollector} from "../../hlpmm/FeeCollector.sol";
import {FeeStrategy} from "../../hlpmm/FeeStrategy.sol";
import {HlpmmEvents} from "../../hlpmm/HlpmmEvents.sol";
import {HlpmmFactory} from "../../hlpmm/HlpmmFactory.sol";
import {HlpmmNft} from "../../hlpmm/HlpmmNft.sol";
import {HlpmmPool} from "../../hlpmm/HlpmmPool.sol";
import {HlpmmQuoter} from "../../hlpmm/HlpmmQuoter.sol";
import {HlpmmRouter} from "../../hlpmm/HlpmmRouter.sol";
import {HlpmmToken} from "../../hlpmm/HlpmmToken.sol";
import {StablecoinRegistry} from "../../hlpmm/StablecoinRegistry.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {HlpmmTest} from "./HlpmmTest.sol";

/// @title What the contracts of a market refuse, each with the error of the real ones
contract HlpmmRefusalsTest is HlpmmTest {
    function refused(bytes4 reason) private {
        vm.expectRevert(reason);
        vm.prank(trader);
    }

    function test_a_trade_past_its_deadline() public {
        uint256 now_ = vm.getBlockTimestamp();
        refused(HlpmmRouter.Expired.selector);
        router.swapExactStableForTokens(1e18, 0, address(preferred), address(token), trader, now_ - 1);
        vm.prank(trader);
        router.swapExactStableForTokens(1e18, 0, address(preferred), address(token), trader, now_);
        refused(HlpmmRouter.Expired.selector);
        router.swapExactTokensForStable(1e18, 0, address(token), trader, now_ - 1);
        refused(HlpmmRouter.Expired.selector);
        router.swapExactTokensForTokens(1e18, 0, address(preferred), address(token), trader, now_ - 1);
        refused(HlpmmRouter.Expired.selector);
        router.swapExactTokensForTokensMultiHop(1e18, 0, new address[](2), trader, now_ - 1);
    }

    function test_a_trade_of_nothing() public {
        refused(HlpmmRouter.ZeroAmount.selector);
        router.swapExactStableForTokens(0, 0, address(preferred), address(token), trader, LATEST);
        refused(HlpmmRouter.ZeroAmount.selector);
        router.swapExactTokensForStable(0, 0, address(token), trader, LATEST);
        refused(HlpmmPool.ZeroAmount.selector);
        pool.swap(address(preferred), address(preferred), 0, 0, trader);
    }

    function test_a_trade_that_gives_less_than_asked_for() public {
        (uint256 quoted,) = quoter.quoteStableToToken(1_000e18, address(token));
        refused(HlpmmPool.InsufficientOutput.selector);
        router.swapExactStableForTokens(1_000e18, quoted + 1, address(preferred), address(token), trader, LATEST);
        vm.prank(trader);
        router.swapExactStableForTokens(1_000e18, quoted, address(preferred), address(token), trader, LATEST);
        refused(HlpmmRouter.InsufficientOutput.selector);
        router.swapExactTokensForTokens(1e18, MILLION, address(token), address(preferred), trader, LATEST);
    }

    function test_a_trade_that_gives_nothing() public {
        buy(1_000e18);
        refused(HlpmmPool.InsufficientOutput.selector);
        router.swapExactTokensForStable(1, 0, address(token), trader, LATEST);
    }

    /// @dev The fee's dollars leave the reserve with the seller's, at a price before the sale: together more than came in.
    function test_a_sale_that_the_real_reserve_cannot_pay() public {
        uint256 tokens = buy(100e18);
        refused(HlpmmPool.InsufficientRealLiquidity.selector);
        router.swapExactTokensForStable(tokens, 0, address(token), trader, LATEST);
        (uint256 quoted,) = quoter.quoteTokenToStable(MILLION * 1_000, address(token));
        assertEq(quoted, pool.realReserveUSD(), "the quoter says what there is, and does not refuse");
        assertGt(sell(tokens / 2), 0, "half of it can be paid");
    }

    function test_an_unknown_coin_or_token() public {
        TestToken stranger = new TestToken("Stranger", "STR", 18, LATEST);
        refused(HlpmmRouter.NotApprovedStablecoin.selector);
        router.swapExactStableForTokens(1e18, 0, address(stranger), address(token), trader, LATEST);
        refused(HlpmmPool.NotApprovedStablecoin.selector);
        pool.swap(address(stranger), address(stranger), 1e18, 0, trader);
        refused(HlpmmPool.InvalidToken.selector);
        pool.swap(address(preferred), address(stranger), 1e18, 0, trader);
        refused(HlpmmRouter.PoolNotFound.selector);
        router.swapExactStableForTokens(1e18, 0, address(preferred), address(stranger), trader, LATEST);
        refused(HlpmmRouter.PoolNotFound.selector);
        router.swapExactTokensForStable(1e18, 0, address(stranger), trader, LATEST);
        refused(HlpmmQuoter.PoolNotFound.selector);
        quoter.quoteExactInput(1e18, address(stranger), address(preferred));
        refused(HlpmmQuoter.PoolNotFound.selector);
        quoter.getPoolInfo(address(stranger));
        refused(HlpmmRouter.InvalidPath.selector);
        router.swapExactTokensForTokensMultiHop(1e18, 0, new address[](1), trader, LATEST);
    }

    function test_more_than_one_has_or_allows() public {
        vm.expectRevert(HlpmmToken.InsufficientBalance.selector);
        vm.prank(trader);
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        token.transfer(creator, 1);
        vm.expectRevert(HlpmmToken.InsufficientAllowance.selector);
        vm.prank(creator);
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        token.transferFrom(trader, creator, 1);
        refused(HlpmmToken.InsufficientBalance.selector);
        router.swapExactTokensForStable(1e18, 0, address(token), trader, LATEST);
    }

    function test_a_market_without_a_name() public {
        refused(HlpmmFactory.InvalidName.selector);
        factory.createMarket("", "TEST", "", FeeStrategy.CLAIM);
        refused(HlpmmFactory.InvalidSymbol.selector);
        factory.createMarket("Test", "", "", FeeStrategy.CLAIM);
    }

    function test_a_coin_that_is_not_of_eighteen_decimals() public {
        TestToken six = new TestToken("Six", "SIX", 6, LATEST);
        vm.expectRevert(abi.encodeWithSelector(StablecoinRegistry.UnsupportedDecimals.selector, uint8(6)));
        vm.prank(admin);
        registry.addStablecoin(address(six));
    }

    function test_strangers_do_what_is_not_theirs() public {
        refused(StablecoinRegistry.NotAuthorized.selector);
        registry.removeStablecoin(address(other));
        refused(HlpmmNft.NotOwnerOrApproved.selector);
        nft.setFeeStrategy(1, FeeStrategy.BURN);
        refused(HlpmmNft.NotOwnerOrApproved.selector);
        nft.claimFees(1);
        refused(HlpmmNft.InvalidTokenId.selector);
        nft.claimFees(2);
        refused(HlpmmNft.InvalidTokenId.selector);
        nft.tokenURI(2);
        refused(HlpmmNft.Unauthorized.selector);
        nft.mint(trader, address(pool), FeeStrategy.CLAIM);
        FeeCollector collector = factory.feeCollector();
        refused(FeeCollector.Unauthorized.selector);
        collector.accumulateFee(1, address(preferred), 1e18);
        refused(FeeCollector.Unauthorized.selector);
        collector.distributeFees(1, trader, FeeStrategy.CLAIM);
        refused(FeeCollector.Unauthorized.selector);
        collector.airdrop(1, address(preferred), new address[](0), new uint256[](0));
        HlpmmEvents events = factory.eventEmitter();
        refused(HlpmmEvents.Unauthorized.selector);
        events.allow(trader);
        refused(HlpmmEvents.Unauthorized.selector);
        events.emitVolatilityUpdated(1);
        refused(HlpmmToken.Unauthorized.selector);
        token.initialize("Other", "OTHER", "", trader, 1, events);
    }
}
