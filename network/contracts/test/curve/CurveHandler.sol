// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {CurveFactory} from "../../curve/CurveFactory.sol";
import {CurveFees} from "../../curve/CurveFees.sol";
import {CurvePool} from "../../curve/CurvePool.sol";
import {MarketToken} from "../../curve/MarketToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";

/// @title What an invariant run does: three people trade in four markets, claim fees, sell deeds and wait
/// @notice Each action checks itself and keeps the sums that the invariants are held against.
contract CurveHandler is Test {
    /// @dev What happened in a market, counted here and nowhere in the pool.
    struct Ledger {
        uint256 virtualUsd;
        uint256 supply;
        uint256 fees;
        uint256 lowest;
        uint256 highest;
    }

    uint256 private constant LATEST = type(uint256).max;

    TestToken public immutable stablecoin;
    CurveFactory public immutable factory;
    CurvePool[] public markets;
    address[] public traders;
    address[] public holders;
    mapping(CurvePool market => Ledger) private _ledgers;
    uint256 public minted;

    constructor() {
        stablecoin = new TestToken("Dollar", "USD", 6, LATEST);
        factory = new CurveFactory(stablecoin);
        traders = [makeAddr("trader 1"), makeAddr("trader 2"), makeAddr("trader 3")];
        holders = [makeAddr("holder 1"), makeAddr("holder 2")];
        _open(5_000e6, 1_000_000e18, CurveFees.FIXED);
        _open(1_000e6, 1e12 * 1e18, CurveFees.LINEAR);
        _open(50_000e6, 10e18, CurveFees.QUADRATIC);
        _open(1, 1_000, CurveFees.LINEAR);
    }

    function marketCount() external view returns (uint256) {
        return markets.length;
    }

    function ledgerOf(CurvePool market) external view returns (Ledger memory) {
        return _ledgers[market];
    }

    function buy(uint256 market, uint256 trader, uint256 usdIn) external {
        _buy(_market(market), _trader(trader), boundAnySize(usdIn, 1, 1e12));
    }

    function buyExactly(uint256 market, uint256 trader, uint256 tokensOut) external {
        CurvePool pool = _market(market);
        tokensOut = boundAnySize(tokensOut, 1, pool.reserveToken());
        if (tokensOut * 2 > pool.reserveToken()) return; // the last tokens cost more dollars than there are
        (uint256 usdIn,) = pool.quoteBuyExactOut(tokensOut);
        assertGe(_buy(pool, _trader(trader), usdIn), tokensOut, "the dollars quoted buy the tokens");
    }

    function sell(uint256 market, uint256 trader, uint256 tokensIn) external {
        CurvePool pool = _market(market);
        address seller = _trader(trader);
        uint256 held = pool.token().balanceOf(seller);
        if (held > 0) _sell(pool, seller, boundAnySize(tokensIn, 1, held));
    }

    function sellAll(uint256 market, uint256 trader) external {
        CurvePool pool = _market(market);
        address seller = _trader(trader);
        uint256 held = pool.token().balanceOf(seller);
        if (held > 0) _sell(pool, seller, held);
    }

    function claimFees(uint256 market, address caller) external {
        CurvePool pool = _market(market);
        uint256 fees = pool.feesAccrued();
        if (fees == 0) vm.expectRevert(CurvePool.ZeroAmount.selector);
        vm.prank(caller);
        pool.claimFees();
        assertEq(pool.feesAccrued(), 0, "nothing is left to claim");
    }

    function passDeed(uint256 market) external {
        CurvePool pool = _market(market);
        uint256 nftId = pool.nftId();
        IERC721 deeds = pool.marketNft();
        address holder = deeds.ownerOf(nftId);
        vm.prank(holder);
        deeds.transferFrom(holder, holder == holders[0] ? holders[1] : holders[0], nftId);
    }

    function pass(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + boundAnySize(time, 1, 100_000));
    }

    function _open(uint256 virtualUsd, uint256 supply, uint8 feeStrategy) private {
        vm.prank(holders[0]);
        (address opened,,) =
            factory.createMarket(CurveFactory.MarketParameters("Test", "TEST", "", virtualUsd, supply, feeStrategy));
        CurvePool pool = CurvePool(opened);
        markets.push(pool);
        uint256 price = pool.spotPriceWad();
        _ledgers[pool] = Ledger(virtualUsd, supply, 0, price, price);
        MarketToken token = pool.token();
        for (uint256 i = 0; i < traders.length; i++) {
            vm.startPrank(traders[i]);
            stablecoin.approve(opened, LATEST);
            token.approve(opened, LATEST);
            vm.stopPrank();
        }
    }

    function _buy(CurvePool pool, address trader, uint256 usdIn) private returns (uint256 tokensOut) {
        stablecoin.mint(trader, usdIn);
        minted += usdIn;
        uint256 fee;
        (tokensOut, fee) = pool.quoteBuy(usdIn);
        uint256 k = pool.virtualReserveUsd() * pool.reserveToken();
        uint256 price = pool.spotPriceWad();
        if (tokensOut == 0) {
            vm.expectRevert(CurvePool.ZeroAmount.selector);
            vm.prank(trader);
            pool.buy(usdIn, 0, trader, LATEST);
            return 0;
        }
        vm.prank(trader);
        pool.buy(usdIn, tokensOut, trader, vm.getBlockTimestamp());
        _count(pool, fee, k);
        assertGe(pool.spotPriceWad(), price, "a purchase never lowers the price");
    }

    function _sell(CurvePool pool, address trader, uint256 tokensIn) private {
        (uint256 usdOut, uint256 fee) = pool.quoteSell(tokensIn);
        uint256 k = pool.virtualReserveUsd() * pool.reserveToken();
        uint256 price = pool.spotPriceWad();
        if (usdOut == 0) {
            vm.expectRevert(CurvePool.ZeroAmount.selector);
            vm.prank(trader);
            pool.sell(tokensIn, 0, trader, LATEST);
            return;
        }
        vm.prank(trader);
        pool.sell(tokensIn, usdOut, trader, vm.getBlockTimestamp());
        _count(pool, fee, k);
        assertLe(pool.spotPriceWad(), price, "a sale never raises the price");
    }

    function _count(CurvePool pool, uint256 fee, uint256 kBefore) private {
        Ledger storage ledger = _ledgers[pool];
        ledger.fees += fee;
        uint256 price = pool.spotPriceWad();
        if (price < ledger.lowest) ledger.lowest = price;
        if (price > ledger.highest) ledger.highest = price;
        assertGe(pool.virtualReserveUsd() * pool.reserveToken(), kBefore, "k never falls");
    }

    function _market(uint256 seed) private view returns (CurvePool) {
        return markets[seed % markets.length];
    }

    function _trader(uint256 seed) private view returns (address) {
        return traders[seed % traders.length];
    }
}
