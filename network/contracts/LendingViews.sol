// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {CreditScore} from "./CreditScore.sol";
import {LendingLedger} from "./LendingLedger.sol";
import {PToken} from "./PToken.sol";
import {ReserveMath} from "./ReserveMath.sol";

/// @title What the lending pool answers
/// @notice Every view counts interest and credit cycles up to the block it is asked at: what it says of block N is what
/// a transaction in block N finds.
abstract contract LendingViews is LendingLedger {
    using ReserveMath for ReserveMath.Reserve;

    function getReservesList() external view returns (address[] memory) {
        return _assets;
    }

    function getReserves() external view returns (ReserveView[] memory reserves) {
        reserves = new ReserveView[](_assets.length);
        for (uint256 i = 0; i < reserves.length; i++) reserves[i] = getReserve(_assets[i]);
    }

    function getReserve(address asset) public view returns (ReserveView memory answer) {
        ReserveMath.Reserve memory reserve = _current(asset);
        answer.config = _configs[asset];
        answer.asset = asset;
        answer.pToken = reserve.pToken;
        answer.symbol = IERC20Metadata(asset).symbol();
        answer.decimals = reserve.decimals;
        (answer.price,) = oracle.getAssetPrice(asset);
        answer.cash = reserve.cash;
        answer.totalSupplied = reserve.totalSupplied();
        answer.totalBorrowed = reserve.totalDebt();
        answer.utilization = reserve.utilization();
        answer.supplyRate = reserve.supplyRate(answer.config);
        for (uint256 tier = 0; tier < ReserveMath.TIERS; tier++) {
            answer.borrowRate[tier] = ReserveMath.rateAt(answer.config, answer.utilization, tier);
        }
        answer.supplyIndex = reserve.supplyIndex;
        answer.borrowIndex = reserve.borrowIndex;
        answer.reserves = reserve.suppliedOf(reserve.reserveScaled);
        answer.asOf = block.timestamp;
    }

    function getUserAccount(address user) external view returns (Account memory) {
        return _account(user);
    }

    function getUserPositions(address user) external view returns (PositionView[] memory positions) {
        Account memory account = _account(user);
        positions = new PositionView[](_assets.length);
        for (uint256 i = 0; i < positions.length; i++) positions[i] = _position(user, _assets[i], account);
    }

    function debtOf(address asset, address user) external view returns (uint256) {
        Loan memory loan = loans[user][asset];
        return _current(asset).debtOf(loan.tier, loan.scaled);
    }

    function creditProfile(address user) external view returns (Credit memory) {
        CreditScore.Record memory record = _currentRecord(user);
        return Credit({
            score: record.score,
            firstBorrowAt: record.firstBorrowAt,
            lastBorrowAt: record.lastBorrowAt,
            paidCycles: record.paidCycles,
            missedCycles: record.missedCycles,
            loansClosed: record.loansClosed,
            liquidations: record.liquidations,
            repaidUsd: record.repaidUsd,
            cycleEndsAt: record.cycleStart == 0 ? 0 : record.cycleStart + cycleLength,
            cyclePaid: record.cyclePaid
        });
    }

    /// @notice Yearly borrowing rate at a utilisation of 27 decimals; draws the interest curve.
    function rateAt(address asset, uint256 utilization, uint8 tier) external view returns (uint256) {
        if (_reserves[asset].pToken == address(0)) revert AssetNotListed(asset);
        return ReserveMath.rateAt(_configs[asset], utilization, tier);
    }

    function tierOf(uint256 score) external pure returns (uint8) {
        return CreditScore.tierOf(score);
    }

    function tierRateBps(uint256 tier) external pure returns (uint256) {
        return ReserveMath.tierRateBps(tier);
    }

    function supplyIndex(address asset) external view returns (uint256) {
        return _current(asset).supplyIndex;
    }

    function _position(address user, address asset, Account memory account)
        private
        view
        returns (PositionView memory position)
    {
        ReserveMath.Reserve memory reserve = _current(asset);
        Loan memory loan = loans[user][asset];
        position.asset = asset;
        position.wallet = IERC20Metadata(asset).balanceOf(user);
        position.allowance = IERC20Metadata(asset).allowance(user, address(this));
        position.supplied = reserve.suppliedOf(PToken(reserve.pToken).scaledBalanceOf(user));
        position.borrowed = reserve.debtOf(loan.tier, loan.scaled);
        position.principal = loan.principal;
        position.tier = loan.scaled == 0 ? account.tier : loan.tier;
        position.borrowRate = ReserveMath.rateAt(_configs[asset], reserve.utilization(), position.tier);
        position.maxWithdraw = Math.min(reserve.cash, _freeSupply(reserve, asset, position.supplied, account));
        position.maxBorrow = _mostToBorrow(reserve, asset, account);
    }

    /// @dev The part of a deposit that the user's loans do not need.
    function _freeSupply(
        ReserveMath.Reserve memory reserve,
        address asset,
        uint256 supplied,
        Account memory account
    ) private view returns (uint256) {
        if (_configs[asset].paused) return 0;
        if (account.debtUsd == 0 || supplied == 0) return supplied;
        (uint256 price,) = _prices(asset);
        uint256 unit = 10 ** reserve.decimals;
        uint256 threshold = _configs[asset].liquidationThresholdBps;
        uint256 others = account.liquidationUsd - supplied * price / unit * threshold / BPS;
        if (others >= account.debtUsd) return supplied;

        uint256 value = Math.ceilDiv((account.debtUsd - others) * BPS, threshold);
        // Burning scaled units rounds up and may cost a few base units more than were asked for.
        uint256 needed = Math.ceilDiv(value * unit, price) + reserve.supplyIndex / ReserveMath.RAY + 1;
        return needed < supplied ? supplied - needed : 0;
    }

    /// @dev What the credit limit, the pool's cash and the cap leave, less the units that rounding up may add.
    function _mostToBorrow(ReserveMath.Reserve memory reserve, address asset, Account memory account)
        private
        view
        returns (uint256 most)
    {
        ReserveConfig memory config = _configs[asset];
        if (!config.borrowable || config.paused || account.availableUsd < 2) return 0;
        (, uint256 price) = _prices(asset);
        uint256 rounding = reserve.borrowIndex[0] / ReserveMath.RAY + 2;
        most = (account.availableUsd - 1) * 10 ** reserve.decimals / price;
        most = Math.min(most > rounding ? most - rounding : 0, reserve.cash);
        if (config.borrowCap == 0) return most;
        uint256 debt = reserve.totalDebt() + rounding;
        most = Math.min(most, config.borrowCap > debt ? config.borrowCap - debt : 0);
    }
}
